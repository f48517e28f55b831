/** Milliseconds after which a host that says nothing counts as gone; a running one says something every 20 s. */
const SILENT_MS = 60_000;

const toKey = (host) => `hosts/${host}.json`;

/** Tells what a host shows: its served.json. */
export function reportHost(store, host, served) {
  return store.put(toKey(host), JSON.stringify({ ...served, host }));
}

/** A host that ends is not waited for. */
export function removeHost(store, host) {
  return store.remove(toKey(host));
}

/**
 * What all running hosts show.
 * @returns {Promise<(import('../../tooling/release/servedFile.mjs').Served & Pick<import('./hostReports.mjs').HostReport, 'host' | 'offers'>)[]>}
 */
export async function readHosts(store) {
  const listed = await store.list('hosts/');
  const found = await Promise.all(listed.map(({ key }) => store.get(key)));
  return found.flatMap((one) => (one && one.ageMs < SILENT_MS ? [JSON.parse(one.bytes.toString())] : []));
}
