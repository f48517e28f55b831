import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { NotInStore, type ObjectStore, StoreError } from './objectStore';
import { computeHash, forEachLimited, manifestKey, toKey } from './releaseFiles';
import { replaceFile } from './replaceFile';

type StoredRelease = { app: string; version: string; digest: string };

/** Places that a manifest may name: below the release's own folder and its pictures', never up from there. */
function isOwnPlace(place: string, app: string, version: string) {
  const isPlain = /^[\w./@-]+$/.test(place) && !place.split('/').includes('..');
  return isPlain && [`${app}/${version}/`, `media/${app}/`].some((start) => place.startsWith(start));
}

/** By their place below the releases folder. @throws StoreError when not what was released */
export async function readManifest(
  store: ObjectStore,
  { app, version, digest }: StoredRelease,
): Promise<Record<string, string>> {
  const found = await store.get(manifestKey(app, version));
  if (!found?.bytes) throw new NotInStore(`${app} ${version} is not in the object store`);
  if (computeHash(found.bytes) !== digest)
    throw new StoreError(`the manifest of ${app} ${version} in the object store is not what was released`);
  const { files } = JSON.parse(found.bytes.toString());
  const stray = Object.keys(files).find((place) => !isOwnPlace(place, app, version));
  if (stray) throw new StoreError(`the manifest of ${app} ${version} names a file that is not its own`);
  return files;
}

async function isSound(file: string, hash: string) {
  const bytes = await readFile(file).catch(() => null);
  return bytes !== null && computeHash(bytes) === hash;
}

/** @throws StoreError for an object that is missing or differs */
export async function fetchFile(store: ObjectStore, place: string, hash: string) {
  const found = await store.get(toKey(place, hash));
  if (!found?.bytes) throw new NotInStore(`${place} in the object store is missing`);
  if (computeHash(found.bytes) !== hash)
    throw new StoreError(`${place} in the object store is not what was released`);
  return found.bytes;
}

/** Fetches what is missing or differs, release.json last. @returns how many files. @throws StoreError */
export async function fetchRelease(store: ObjectStore, releasesDir: string, release: StoredRelease) {
  const promised = await readManifest(store, release);
  let fetched = 0;
  const fetchIfMissing = async ([place, hash]: [string, string]) => {
    const file = path.join(releasesDir, place);
    if (await isSound(file, hash)) return;
    const bytes = await fetchFile(store, place, hash);
    await mkdir(path.dirname(file), { recursive: true });
    await replaceFile(file, bytes);
    fetched += 1;
  };
  const last = `${release.app}/${release.version}/release.json`;
  const files = Object.entries(promised);
  await forEachLimited(
    files.filter(([place]) => place !== last),
    fetchIfMissing,
  );
  for (const file of files.filter(([place]) => place === last)) await fetchIfMissing(file);
  return fetched;
}
