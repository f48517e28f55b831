import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { NotInStore, type ObjectStore, StoreError } from './objectStore';
import { computeHash, forEachLimited, isSound, manifestKey, toKey } from './releaseFiles';
import { replaceFile } from './replaceFile';

type StoredRelease = { app: string; version: string; digest: string };

/** Places that a manifest may name: below the release's own folder and its pictures', never up from there. */
function isOwnPlace(place: string, app: string, version: string) {
  const isPlain = /^[\w./@-]+$/.test(place) && !place.split('/').includes('..');
  return isPlain && [`${app}/${version}/`, `media/${app}/`].some((start) => place.startsWith(start));
}

async function fetchObject(store: ObjectStore, key: string, hash: string, name: string) {
  const found = await store.get(key);
  if (!found?.bytes) throw new NotInStore(`${name} in the object store is missing`);
  if (computeHash(found.bytes) !== hash)
    throw new StoreError(`${name} in the object store is not what was released`);
  return found.bytes;
}

export const fetchFile = (store: ObjectStore, place: string, hash: string) =>
  fetchObject(store, toKey(place, hash), hash, place);

/** Hashes by place below the releases folder. @throws StoreError when not what was released */
export async function readManifest(
  store: ObjectStore,
  { app, version, digest }: StoredRelease,
): Promise<Record<string, string>> {
  const name = `the manifest of ${app} ${version}`;
  const bytes = await fetchObject(store, manifestKey(app, version), digest, name);
  const { files } = JSON.parse(bytes.toString());
  const stray = Object.keys(files).find((place) => !isOwnPlace(place, app, version));
  if (stray) throw new StoreError(`the manifest of ${app} ${version} names a file that is not its own`);
  return files;
}

export async function listKeys(store: ObjectStore, [name, digest]: [string, string]) {
  const [app = '', version = ''] = name.split('/');
  const files = await readManifest(store, { app, version, digest });
  return [manifestKey(app, version), ...Object.entries(files).map(([place, hash]) => toKey(place, hash))];
}

/** Fetches what is missing or differs, release.json last. @returns how many files. @throws StoreError */
export async function fetchRelease(store: ObjectStore, releasesDir: string, release: StoredRelease) {
  const last = `${release.app}/${release.version}/release.json`;
  const { [last]: lastHash, ...others } = await readManifest(store, release);
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
