import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisedHashes } from '@shop/node/object-store/promisedFiles';
import { computeHash } from '@shop/node/object-store/releaseFiles';

/** A release's server build in memory: a release that is evaluated does not depend on the disk any more. */
export type ServerFiles = {
  texts: Map<string, string>;
  unsound: string[];
};

export async function readServerFiles(release: string): Promise<ServerFiles> {
  const promised = await promisedHashes(release);
  const below = await readdir(path.join(release, 'server'), { recursive: true }).catch(() => []);
  const present = below.filter((file) => file.endsWith('.js')).map((file) => path.join('server', file));
  const expected = Object.keys(promised ?? {}).filter((file) => /^server\/.+\.js$/.test(file));
  const files: ServerFiles = { texts: new Map(), unsound: [] };
  for (const file of new Set([...present, ...expected])) {
    const bytes = await readFile(path.join(release, file)).catch(() => null);
    const isSound = bytes !== null && (promised === null || promised[file] === computeHash(bytes));
    if (isSound) files.texts.set(path.join(release, file), bytes.toString('utf8'));
    else files.unsound.push(file);
  }
  return files;
}
