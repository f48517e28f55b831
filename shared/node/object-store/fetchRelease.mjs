import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NotInStore, StoreError } from './objectStore.mjs';
import { computeHash, forEachLimited, manifestKey, toKey } from './releaseFiles.mjs';

/** Places that a manifest may name: below the release's own folder and its pictures', never up from there. */
function isOwnPlace(place, app, version) {
  const isPlain = /^[\w./@-]+$/.test(place) && !place.split('/').includes('..');
  return isPlain && [`${app}/${version}/`, `media/${app}/`].some((start) => place.startsWith(start));
}

/** Hashes of a release's files by their place below the releases folder. @throws StoreError when they are not what was released */
export async function readManifest(store, { app, version, digest }) {
  const found = await store.get(manifestKey(app, version));
  if (!found) throw new NotInStore(`${app} ${version} is not in the object store`);
  if (computeHash(found.bytes) !== digest)
    throw new StoreError(`the manifest of ${app} ${version} in the object store is not what was released`);
  const { files } = JSON.parse(found.bytes.toString());
  const stray = Object.keys(files).find((place) => !isOwnPlace(place, app, version));
  if (stray) throw new StoreError(`the manifest of ${app} ${version} names a file that is not its own`);
  return files;
}

async function isSound(file, hash) {
  const bytes = await readFile(file).catch(() => null);
  return bytes !== null && computeHash(bytes) === hash;
}

/** An object as it was released. @throws StoreError for one that is missing or differs */
export async function fetchFile(store, place, hash) {
  const found = await store.get(toKey(place, hash));
  if (!found) throw new NotInStore(`${place} in the object store is missing`);
  if (computeHash(found.bytes) !== hash)
    throw new StoreError(`${place} in the object store is not what was released`);
  return found.bytes;
}

/**
 * Makes a release whole on this machine: fetches what is missing or differs, compared with its promised hash before it takes
 * its place, release.json last. Gives how many files it fetched.
 * @param {import('./objectStore.mjs').ObjectStore} store
 * @param {string} releasesDir
 * @param {{ app: string, version: string, digest: string }} release
 * @throws StoreError when the store has not what was released
 */
export async function fetchRelease(store, releasesDir, { app, version, digest }) {
  const promised = await readManifest(store, { app, version, digest });
  let fetched = 0;
  const bring = async (place) => {
    const file = path.join(releasesDir, place);
    if (await isSound(file, promised[place])) return;
    const bytes = await fetchFile(store, place, promised[place]);
    await mkdir(path.dirname(file), { recursive: true });
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, bytes);
    await rename(part, file);
    fetched += 1;
  };
  const last = `${app}/${version}/release.json`;
  await forEachLimited(
    Object.keys(promised).filter((place) => place !== last),
    bring,
  );
  if (promised[last]) await bring(last);
  return fetched;
}
