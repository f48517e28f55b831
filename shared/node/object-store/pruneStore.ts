import { listKeys } from './fetchRelease';
import type { ObjectStore } from './objectStore';
import { readStoredRegistry } from './registryInStore';

/** An object that nothing names may belong to a release on its way. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

const getRelease = (key: string) => key.slice('manifests/'.length, -'.json'.length);

/** Removes what no manifest of the registry names, and reports of hosts that are gone. @returns keys @throws StoreError */
export async function pruneStore(store: ObjectStore, now = Date.now()) {
  const { registry } = await readStoredRegistry(store);
  const stored = await store.list('manifests/');
  const lists = await Promise.all(['r/', 'private/', 'media/', 'hosts/'].map((start) => store.list(start)));
  const listed = await Promise.all(Object.entries(registry.digests).map((one) => listKeys(store, one)));
  const kept = new Set(listed.flat());
  const isOld = ({ at }: { at: number }) => now - at > KEPT_MS;
  const young = stored.filter((object) => !kept.has(object.key) && !isOld(object));
  const onTheirWay = await Promise.all(young.map(({ key }) => listKeys(store, [getRelease(key), null])));
  for (const key of onTheirWay.flat()) kept.add(key);
  const gone = [...stored, ...lists.flat()].filter((object) => isOld(object) && !kept.has(object.key));
  for (const { key } of gone) await store.remove(key);
  return gone.map(({ key }) => key);
}
