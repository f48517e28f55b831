import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { NotInStore, type ObjectStore, StoreError } from './objectStore';
import { computeHash, forEachLimited, isSound, manifestKey, toKey } from './releaseFiles';
import { replaceFile } from './replaceFile';

/** Places that a manifest may name: below the release's own folder and its pictures', never up from there. */
function isOwnPlace(place: string, release: string) {
  const [app] = release.split('/');
  const isPlain = /^[\w./@-]+$/.test(place) && !place.split('/').includes('..');
  return isPlain && [`${release}/`, `media/${app}/`].some((start) => place.startsWith(start));
}

async function fetchObject(store: ObjectStore, key: string, hash: string | null, name: string) {
  const found = await store.get(key);
  if (!found?.bytes) throw new NotInStore(`${name} in the object store is missing`);
  if (hash !== null && computeHash(found.bytes) !== hash)
    throw new StoreError(`${name} in the object store is not what was released`);
  return found.bytes;
}

export const fetchFile = (store: ObjectStore, place: string, hash: string) =>
  fetchObject(store, toKey(place, hash), hash, place);

/** Of a release '<app>/<version>', hashes by place below the releases folder. @throws StoreError when not what was released */
export async function readManifest(
  store: ObjectStore,
  release: string,
  /** Null of one that the registry does not name yet. */
  digest: string | null,
): Promise<Record<string, string>> {
  const name = `the manifest of ${release.replace('/', ' ')}`;
  const bytes = await fetchObject(store, manifestKey(release), digest, name);
  const { files } = JSON.parse(bytes.toString());
  const stray = Object.keys(files).find((place) => !isOwnPlace(place, release));
  if (stray) throw new StoreError(`${name} names a file that is not its own`);
  return files;
}

export async function listKeys(store: ObjectStore, [release, digest]: [string, string | null]) {
  const files = await readManifest(store, release, digest);
  return [manifestKey(release), ...Object.entries(files).map(([place, hash]) => toKey(place, hash))];
}

/** Fetches what is missing or differs, release.json last. @returns how many files. @throws StoreError */
export async function fetchRelease(store: ObjectStore, releasesDir: string, release: string, digest: string) {
  const last = `${release}/release.json`;
  const { [last]: lastHash, ...others } = await readManifest(store, release, digest);
  let fetched = 0;
  const fetchIfMissing = async ([place, hash]: [string, string]) => {
    const file = path.join(releasesDir, place);
    if (await isSound(file, hash)) return;
    const bytes = await fetchFile(store, place, hash);
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, bytes);
    fetched += 1;
  };
  await forEachLimited(Object.entries(others), fetchIfMissing);
  if (lastHash) await fetchIfMissing([last, lastHash]);
  return fetched;
}
