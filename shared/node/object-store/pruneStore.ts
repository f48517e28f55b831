import { listKeys } from './fetchRelease';
import { NotInStore, type ObjectStore } from './objectStore';
import { readStoredRegistry } from './registryInStore';
import { toKey } from './releaseFiles';

/** An object that nothing names may belong to a release on its way. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

async function listKeysOfUnlisted(store: ObjectStore, key: string) {
  const found = await store.get(key);
  if (!found?.bytes) throw new NotInStore(`${key} in the object store is missing`);
  const { files }: { files: Record<string, string> } = JSON.parse(found.bytes.toString());
  return [key, ...Object.entries(files).map(([place, hash]) => toKey(place, hash))];
}

/** Removes objects that no manifest of the registry names. Returns their keys. @throws StoreError where one cannot be read */
export async function pruneStore(store: ObjectStore, now = Date.now()) {
  const { registry } = await readStoredRegistry(store);
  const stored = await store.list('manifests/');
  const lists = await Promise.all(['r/', 'private/', 'media/'].map((start) => store.list(start)));
  const listed = await Promise.all(Object.entries(registry.digests).map((one) => listKeys(store, one)));
  const kept = new Set(listed.flat());
  const isOld = ({ at }: { at: number }) => now - at > KEPT_MS;
  const young = stored.filter((object) => !kept.has(object.key) && !isOld(object));
  const onTheirWay = await Promise.all(young.map(({ key }) => listKeysOfUnlisted(store, key)));
  for (const key of onTheirWay.flat()) kept.add(key);
  const gone = [...stored, ...lists.flat()].filter((object) => isOld(object) && !kept.has(object.key));
  for (const { key } of gone) await store.remove(key);
  return gone.map(({ key }) => key);
}
