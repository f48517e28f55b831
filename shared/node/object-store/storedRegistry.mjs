import { StoreError } from './objectStore.mjs';

const KEY = 'registry.json';
const PROBE = 'conditional-writes';
/** Times that a change begins anew because somebody else was faster. */
const MOST_TRIES = 100;

/**
 * @typedef {object} StoredRegistry
 * @property {number} generation
 * @property {Record<string, any>} remotes pointers
 * @property {any} [shell] pointer of the shell's own release, once one was released into the running shop
 * @property {Record<string, string>} digests hash of each release's manifest, by '<app>/<version>'
 * @property {Record<string, string>} offered releases that every host fetches though they are not live, by '<app>/<version>': until when
 * @property {Record<string, string>} [images] releases that images of the shop bring along, by '<app>/<version>': until when their files are kept
 * @property {object[]} changes the latest last
 */

/**
 * The registry and its ETag, or null where it still has the given one. An empty registry before the first release.
 * @returns {Promise<{ registry: StoredRegistry, etag: string | null } | null>}
 */
export async function readStoredRegistry(store, etag = null) {
  const found = await store.get(KEY, { etag });
  const empty = { generation: 0, remotes: {}, digests: {}, offered: {}, changes: [] };
  if (!found) return { registry: empty, etag: null };
  if (!found.bytes) return null;
  return { registry: { ...empty, ...JSON.parse(found.bytes.toString()) }, etag: found.etag };
}

/** @throws StoreError for a store that takes any write: two releases at once would lose one */
async function demandConditions(store) {
  await store.put(PROBE, 'x');
  const tookAbsent = await store.put(PROBE, 'x', { ifAbsent: true });
  const tookMatch = await store.put(PROBE, 'x', { ifMatch: '"00000000000000000000000000000000"' });
  if (tookAbsent || tookMatch)
    throw new StoreError(
      `the object store takes writes without regard to ${tookAbsent ? 'If-None-Match' : 'If-Match'}, so that two releases at once could lose one; use a store with conditional writes`,
    );
}

/**
 * Changes the registry; whoever comes meanwhile begins anew with what the other has written.
 * @template T
 * @param {import('./objectStore.mjs').ObjectStore} store
 * @param {(registry: StoredRegistry) => { registry: StoredRegistry, result: T } | null} change null leaves all as it is
 * @returns {Promise<{ registry: StoredRegistry, result: T } | null>}
 */
export async function changeStoredRegistry(store, change) {
  await demandConditions(store);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { registry, etag } = await readStoredRegistry(store);
    const changed = change(registry);
    if (!changed) return null;
    const condition = etag ? { ifMatch: etag } : { ifAbsent: true };
    const body = JSON.stringify(changed.registry, null, 2);
    if (await store.put(KEY, body, { ...condition, headers: { 'Content-Type': 'application/json' } }))
      return changed;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 100));
  }
  throw new StoreError('the registry in the object store changes all the time');
}
