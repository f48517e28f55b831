import type { ObjectStore } from './objectStore';
import { readStoredRegistry } from './registryInStore';
import { toKey } from './releaseFiles';

/** An object that nothing names may belong to a release on its way. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

export async function namedBy(store: ObjectStore, key: string) {
  const found = await store.get(key);
  const { files = {} }: { files?: Record<string, string> } = JSON.parse(found?.bytes?.toString() ?? '{}');
  return Object.entries(files).map(([place, hash]) => toKey(place, hash));
}

/** Removes objects that no manifest of the registry names. Returns their keys. */
export async function pruneStore(store: ObjectStore, now = Date.now()) {
  const { registry } = await readStoredRegistry(store);
  const stored = await store.list('manifests/');
  const lists = await Promise.all(['r/', 'private/', 'media/'].map((start) => store.list(start)));
  const wanted = new Set(Object.keys(registry.digests).map((name) => `manifests/${name}.json`));
  const isOld = ({ at }: { at: number }) => now - at > KEPT_MS;
  const manifests = stored.filter((object) => wanted.has(object.key) || !isOld(object));
  const named = await Promise.all(manifests.map(({ key }) => namedBy(store, key)));
  const kept = new Set([...manifests.map(({ key }) => key), ...named.flat()]);
  const gone = [...stored, ...lists.flat()].filter((object) => isOld(object) && !kept.has(object.key));
  for (const { key } of gone) await store.remove(key);
  return gone.map(({ key }) => key);
}
