import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isSound } from './releaseFiles';
import { manifestSchema } from './releaseManifest';

const promises = manifestSchema.pick({ files: true }).partial();

/** For a file that cannot be had; where no descriptor is free nobody knows whether it is there. */
export function toNull(error: unknown): null {
  if (['EMFILE', 'ENFILE'].includes(Object(error).code)) throw error;
  return null;
}

/** Hashes that release.json promises, by file relative to the release; null where it promises none. */
export async function promisedHashes(release: string): Promise<Record<string, string> | null> {
  const text = await readFile(path.join(release, 'release.json'), 'utf8').catch(toNull);
  if (text === null) return null;
  return promises.parse(JSON.parse(text)).files ?? null;
}

export async function findInvalidFiles(release: string): Promise<string[]> {
  if (!existsSync(path.join(release, 'release.json'))) return ['release.json'];
  const promised = Object.entries((await promisedHashes(release)) ?? {});
  const checked = await Promise.all(
    promised.map(async ([file, hash]) => ((await isSound(path.join(release, file), hash)) ? [] : file)),
  );
  return checked.flat();
}
