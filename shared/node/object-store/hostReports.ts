import type { ObjectStore } from './objectStore';

/** Milliseconds after which a host that says nothing counts as gone; a running one says something every 20 s. */
const SILENT_MS = 60_000;

/** `until` as it stood in the offer. */
export type OfferAnswer = { until: string; reason: string | null };

/** What a running shop says of itself, every second. */
export type Served = {
  /** Of the registry that it shows. */
  generation: number;
  pid: number;
  aliveAt: number | string;
  /** Version of its own release. */
  shell: string;
  shellRefused?: { version: string; reason: string } | null;
  origin?: string;
  remotes: Record<string, { version?: string; refused?: { version: string; reason: string } }>;
  canaries?: { name: string; version: string; refused?: string }[];
  front?: { pid: number; composition: string; renderers: { pid: number }[] };
};

/** What became of each offered release: why it is not on the host, null where it is. */
export type HostReport = Served & { host: string; offers?: Record<string, OfferAnswer> };

const toKey = (host: string) => `hosts/${host}.json`;

/** Tells what a host shows: its served.json. */
export function reportHost(store: ObjectStore, host: string, served: object) {
  return store.put(toKey(host), JSON.stringify({ ...served, host }));
}

/** A host that ends is not waited for. */
export function removeHost(store: ObjectStore, host: string) {
  return store.remove(toKey(host));
}

/** What all running hosts show. */
export async function readHosts(store: ObjectStore): Promise<HostReport[]> {
  const listed = await store.list('hosts/');
  const found = await Promise.all(listed.map(({ key }) => store.get(key)));
  return found.flatMap((one) =>
    one?.bytes && one.ageMs < SILENT_MS ? [JSON.parse(one.bytes.toString())] : [],
  );
}
