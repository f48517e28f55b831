import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { computeHash, isContentName } from '@shop/node/object-store/releaseFiles';
import { declarationSchema, manifestSchema } from '@shop/node/object-store/releaseManifest';
import { readRelease } from '../readRelease';

export const remoteReleaseSchema = manifestSchema
  .pick({ requires: true, platformNames: true, files: true })
  .extend({ remote: declarationSchema.pick({ exposes: true }).partial().prefault({}) });

type Named = { name: RemoteName; version: string };
type BuiltRelease = Named & { files: Record<string, string> };
type Look = { built: BuiltRelease; rendered: Record<string, string> };

const ENTRY = /^client\/remoteEntry\.\w+\.js$/;
/** Whatever the hash in its name. Pages name it, and entries of others are called alike. */
const ENTRY_KEY = 'client/remoteEntry.js';
const LOADED = /^client\/.+\.(js|css)$/;
/** In names of files, and of what they must hold. */
const HASHES = /\.[\da-f]{10}|sha384-[\w+/=]{64}/g;
/** What each release has of its own in every page. */
const OWN = /remoteEntry\.\w+\.js|sha384-[\w+/=]{64}|"compositionId":"\w+"/g;

/** Hashes of what browsers load, without what names the release or its other files. */
export async function readBuilt(releasesDir: string, release: Named & { app: string }) {
  const { app, name, version } = release;
  const { files } = await readRelease(remoteReleaseSchema, releasesDir, app, version);
  const built: BuiltRelease = { name, version, files: {} };
  for (const [file, hash] of Object.entries(files).filter(([file]) => LOADED.test(file))) {
    const isEntry = ENTRY.test(file);
    if (!isEntry && isContentName(path.basename(file))) {
      built.files[file] = hash;
      continue;
    }
    const text = await readFile(path.join(releasesDir, app, version, file), 'utf8');
    // The entry lists all files: it changes with each of them. Files for other sites keep their names, and name the release.
    const known = computeHash(text.replaceAll(isEntry ? HASHES : version, ''));
    built.files[isEntry ? ENTRY_KEY : file] = known;
  }
  return built;
}

const withoutNames = (html: string, { name, version }: Named) =>
  html.replaceAll(`"${name}":{"version":"${version}"`, '').replaceAll(OWN, '');

/**
 * Paths of pages that are to the byte what they are without the candidate, scripts and styles included. A new file that no
 * page names could be loaded by any: then there are none. `live` is null where there is nothing to compare with.
 */
export function findUnchangedPages(candidate: Look, live: Look | null, ofData: string[] = []): Set<string> {
  if (!live || candidate.built.files[ENTRY_KEY] !== live.built.files[ENTRY_KEY]) return new Set();
  const pages = Object.entries(candidate.rendered);
  const isNew = ([file, hash]: [string, string]) => live.built.files[file] !== hash;
  const added = Object.entries(candidate.built.files)
    .filter(isNew)
    .map(([file]) => file.replace('client', ''));
  const texts = [...ofData, ...pages.map(([, html]) => html)];
  if (!added.every((file) => texts.some((text) => text.includes(file)))) return new Set();
  const isUnchanged = ([path, html]: [string, string]) => {
    const before = live.rendered[path];
    if (before === undefined || added.some((file) => html.includes(file))) return false;
    return withoutNames(html, candidate.built) === withoutNames(before, live.built);
  };
  return new Set(pages.filter(isUnchanged).map(([path]) => path));
}
