import { fetchFile, readManifest } from '@shop/node/object-store/fetchRelease';
import type { ObjectStore } from '@shop/node/object-store/objectStore';
import { getPublic, type StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { LRUCache } from 'lru-cache';

const MAX_MANIFESTS = 300;

/** Files that releases of the registry have and no folder of this host; each fetched once for all who wait, and verified. */
export function makeStoredFiles(store: ObjectStore, current: () => StoredRegistry | undefined) {
  const manifests = new LRUCache<string, Record<string, string>, string>({
    max: MAX_MANIFESTS,
    fetchMethod: (name, _stale, { context: digest }) => readManifest(store, name, digest),
  });
  const fetching = new Map<string, Promise<Buffer | null>>();

  async function find(app: string, file: string): Promise<Buffer | null> {
    const registry = current();
    for (const name of registry ? getPublic(registry) : []) {
      const digest = registry?.digests[name];
      if (!digest || !name.startsWith(`${app}/`)) continue;
      const place = `${name}/client/${file}`;
      const hash = (await manifests.fetch(name, { context: digest }))?.[place];
      if (hash) return fetchFile(store, place, hash);
    }
    return null;
  }

  /** A file by its address below /r; null where no release that visitors were shown has it, or the store is away. */
  return function fetchStored(app: string, file: string): Promise<Buffer | null> {
    const address = `${app}/${file}`;
    const running =
      fetching.get(address) ??
      find(app, file)
        .catch(() => null)
        .finally(() => fetching.delete(address));
    fetching.set(address, running);
    return running;
  };
}
