import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { computeHash } from './releaseFiles';

const releaseSchema = z.object({ files: z.record(z.string(), z.string()).optional() });

/** Hashes that release.json promises, by file relative to the release; null where it promises none. */
export async function promisedHashes(release: string): Promise<Record<string, string> | null> {
  const text = await readFile(path.join(release, 'release.json'), 'utf8').catch(() => null);
  if (text === null) return null;
  return releaseSchema.parse(JSON.parse(text)).files ?? null;
}

export async function findInvalidFiles(release: string): Promise<string[]> {
  const promised = Object.entries((await promisedHashes(release)) ?? {});
  const checked = await Promise.all(
    promised.map(async ([file, hash]) => {
      const bytes = await readFile(path.join(release, file)).catch(() => null);
      return bytes && computeHash(bytes) === hash ? null : file;
    }),
  );
  return checked.filter((file) => file !== null);
}
