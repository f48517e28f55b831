import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { computeHash, isContentName } from '@shop/node/object-store/releaseFiles';
import { readRelease, remoteReleaseSchema } from '../readRelease';

type Named = { name: RemoteName; app: string; version: string };
type BuiltRelease = Named & { files: Record<string, string>; entry: string };
type Look = { built: BuiltRelease; rendered: Record<string, string> };

const ENTRY = /^client\/remoteEntry\.\w+\.js$/;
const LOADED = /^client\/.+\.(js|css)$/;
/** In names of files, and of what they must hold. */
const HASHES = /\.[\da-f]{10}|sha384-[\w+/=]{64}/g;

export async function readBuilt(releasesDir: string, release: Named): Promise<BuiltRelease> {
  const { app, version } = release;
  const { files } = await readRelease(remoteReleaseSchema, releasesDir, app, version);
  const read = (file: string) => readFile(path.join(releasesDir, app, version, file), 'utf8');
  const entryFile = Object.keys(files).find((file) => ENTRY.test(file));
  // Files for other sites keep their names and name the release.
  const lasting = Object.keys(files).filter(
    (file) => LOADED.test(file) && !isContentName(path.basename(file)),
  );
  const hashes = lasting.map(async (file) => [file, computeHash((await read(file)).replaceAll(version, ''))]);
  const withoutVersion = Object.fromEntries(await Promise.all(hashes));
  return {
    ...release,
    files: { ...files, ...withoutVersion },
    entry: entryFile ? await read(entryFile) : '',
  };
}

function findNewFiles(candidate: BuiltRelease, live: BuiltRelease): string[] {
  return Object.entries(candidate.files)
    .filter(([file, hash]) => LOADED.test(file) && !ENTRY.test(file) && live.files[file] !== hash)
    .map(([file]) => path.posix.relative('client', file));
}

function withoutNames(html: string, { name, version, files }: BuiltRelease) {
  const entries = Object.entries(files).filter(([file]) => ENTRY.test(file));
  const told = entries.flatMap(([file, hash]) => [path.basename(file), hash]);
  const text = html.replace(/"compositionId":"\w+"/, '');
  return [`"${name}":{"version":"${version}"`, ...told].reduce((rest, one) => rest.replaceAll(one, ''), text);
}

/** The entry lists all files: it changes with each of them. */
const isSameEntry = (one: BuiltRelease, other: BuiltRelease) =>
  one.entry.replaceAll(HASHES, '') === other.entry.replaceAll(HASHES, '');

/**
 * Paths of pages that are to the byte what they are without the candidate, scripts and styles included. A new file that no
 * page names could be loaded by any: then there are none. `live` is null where there is nothing to compare with.
 */
export function findUnchangedPages(candidate: Look, live: Look | null, ofData: string[] = []): Set<string> {
  if (!live || !isSameEntry(candidate.built, live.built)) return new Set();
  const pages = Object.entries(candidate.rendered);
  const added = findNewFiles(candidate.built, live.built);
  const names = (text: string, file: string) => text.includes(`/${file}`);
  const texts = [...ofData, ...pages.map(([, html]) => html)];
  if (!added.every((file) => texts.some((text) => names(text, file)))) return new Set();
  const isUnchanged = ([path, html]: [string, string]) => {
    const before = live.rendered[path];
    if (before === undefined || added.some((file) => names(html, file))) return false;
    return withoutNames(html, candidate.built) === withoutNames(before, live.built);
  };
  return new Set(pages.filter(isUnchanged).map(([path]) => path));
}
