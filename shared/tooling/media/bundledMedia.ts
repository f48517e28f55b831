import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { releasesFolder } from '../paths';

const NAMES = /^[\w-][\w.-]*\.(avif|webp|jpg|webm|mp4|vtt)$/;

export function areMediaNames(names: string[]) {
  return names.every((name) => NAMES.test(name));
}

export function mediaHashes(addresses: string[]): Record<string, string> {
  const hashed = addresses.map((address) => [
    path.basename(address),
    computeHash(readFileSync(path.join(releasesFolder, address))),
  ]);
  return Object.fromEntries(hashed.sort());
}

export async function stageBundle(
  release: string,
  names: string[],
  media: { folder: string; files: string[] },
) {
  const staged = await mkdtemp(path.join(os.tmpdir(), 'staged-'));
  for (const name of names) await symlink(path.join(release, name), path.join(staged, name));
  await mkdir(path.join(staged, 'media'));
  for (const file of media.files)
    await symlink(path.join(media.folder, file), path.join(staged, 'media', file));
  return { folder: staged, remove: () => rm(staged, { recursive: true, force: true }) };
}

/** Named by content: one that is there stays. */
export async function copyMedia(folder: string, target: string) {
  const place = path.join(folder, 'media');
  if (!existsSync(place)) return;
  await mkdir(target, { recursive: true });
  for (const name of await readdir(place))
    if (!existsSync(path.join(target, name))) await rename(path.join(place, name), path.join(target, name));
  await rm(place, { recursive: true, force: true });
}
