import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listKeys } from './fetchRelease';
import { type ObjectStore, StoreError } from './objectStore';
import { KEPT_MS } from './pruneStore';
import { readStoredRegistry } from './registryInStore';
import { computeHash, forEachLimited, getContentType, hashesBelow, manifestKey, toKey } from './releaseFiles';

function toHeaders(place: string) {
  return { 'Content-Type': getContentType(place), 'Cache-Control': 'public, max-age=31536000, immutable' };
}

/** Records of this machine, `preview.json` in older folders; source maps run nowhere. */
const NOT_PUBLISHED = /(^(preview|types)\.json|\.part|\.map)$/;

async function describe(releasesDir: string, folders: string[]) {
  const files: Record<string, string> = {};
  for (const folder of folders) {
    const hashes = await hashesBelow(path.join(releasesDir, folder), (name) => NOT_PUBLISHED.test(name));
    for (const [place, hash] of Object.entries(hashes)) files[`${folder}/${place}`] = hash;
  }
  return files;
}

const isRecord = (place: string) => /\/(release|checks)\.json$/.test(place);

function acceptStored(bytes: Buffer | null | undefined, files: Record<string, string>, name: string) {
  const text = bytes?.toString() ?? '{}';
  const stored = JSON.parse(text).files ?? {};
  const other = Object.keys(files).find(
    (place) => !place.startsWith('media/') && !isRecord(place) && stored[place] !== files[place],
  );
  if (other)
    throw new StoreError(`${name} is in the object store with another ${other}; name another version`);
  return computeHash(text);
}

/** Keys of objects that no pruning takes away before this release is in the registry. */
async function listSafe(store: ObjectStore, app: string) {
  const lists = await Promise.all(['r', 'private', 'media'].map((start) => store.list(`${start}/${app}/`)));
  const { digests } = (await readStoredRegistry(store)).registry;
  const releases = Object.entries(digests).filter(([name]) => name.startsWith(`${app}/`));
  const named = await Promise.all(releases.map((one) => listKeys(store, one).catch(() => [])));
  const kept = new Set(named.flat());
  const isSafe = (object: { key: string; at: number }) =>
    kept.has(object.key) || Date.now() - object.at < KEPT_MS / 2;
  const safe = lists.flat().filter(isSafe);
  return new Set(safe.map(({ key }) => key));
}

/** Puts the manifest last: a release that has one is complete. Returns the manifest's hash. */
export async function publishRelease(store: ObjectStore, releasesDir: string, release: string) {
  const key = manifestKey(release);
  const [app = '', version] = release.split('/');
  const files = await describe(releasesDir, [release, `media/${app}`]);
  const there = await listSafe(store, app);
  const wanted = Object.entries(files).filter(([place, hash]) => !there.has(toKey(place, hash)));
  await forEachLimited(wanted, async ([place, hash]) => {
    await store.put(toKey(place, hash), await readFile(path.join(releasesDir, place)), toHeaders(place));
  });
  const manifest = JSON.stringify({ app, version, files });
  if (await store.put(key, manifest, { 'If-None-Match': '*' })) return computeHash(manifest);
  return acceptStored((await store.get(key))?.bytes, files, `${app} ${version}`);
}
