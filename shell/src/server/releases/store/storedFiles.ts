import { fetchFile, readManifest } from '@shop/node/object-store/fetchRelease';
import type { ObjectStore } from '@shop/node/object-store/objectStore';
import type { StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { publicReleases } from './publicReleases';

type Found = { place: string; hash: string };

/**
 * Files that releases of the registry have and no folder of this host: an earlier version's, or one that this host is still
 * fetching. Each is asked for once at a time and compared with what its release promises.
 */
export function makeStoredFiles(store: ObjectStore, current: () => StoredRegistry | null) {
  const known = new Map<string, Found>();
  const read = new Set<string>();
  const fetching = new Map<string, Promise<Buffer | null>>();

  async function readRelease(name: string, digest: string) {
    const [app = '', version = ''] = name.split('/');
    const files = await readManifest(store, { app, version, digest });
    const client = `${name}/client/`;
    for (const [place, hash] of Object.entries(files))
      if (place.startsWith(client)) known.set(`${app}/${place.slice(client.length)}`, { place, hash });
    read.add(name);
  }

  async function find(app: string, address: string): Promise<Buffer | null> {
    const registry = current();
    const releases = registry ? [...publicReleases(registry)] : [];
    for (const name of releases) {
      if (known.has(address)) break;
      const digest = registry?.digests[name];
      if (name.startsWith(`${app}/`) && digest && !read.has(name)) await readRelease(name, digest);
    }
    const found = known.get(address);
    return found ? fetchFile(store, found.place, found.hash) : null;
  }

  /** A file by its address below /r; null where no release that visitors were shown has it, or the store is away. */
  return function fetchStored(app: string, name: string): Promise<Buffer | null> {
    const address = `${app}/${name}`;
    const running =
      fetching.get(address) ??
      find(app, address)
        .catch(() => null)
        .finally(() => fetching.delete(address));
    fetching.set(address, running);
    return running;
  };
}
