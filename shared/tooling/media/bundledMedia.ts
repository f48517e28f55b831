import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { computeHash } from '@shop/node/object-store/releaseFiles';
import { releasesFolder } from '../paths';

export const isMediaName = (name: string) => /^[\w-][\w.-]*\.(avif|webp|jpg|webm|mp4|vtt)$/.test(name);

export function mediaHashes(addresses: string[]): Record<string, string> {
  const hashed = addresses.map((address) => [
    path.basename(address),
    computeHash(readFileSync(path.join(releasesFolder, address))),
  ]);
  return Object.fromEntries(hashed.sort());
}

export async function copyMedia(folder: string, target: string) {
  const place = path.join(folder, 'media');
  if (!existsSync(place)) return;
  await mkdir(target, { recursive: true });
  for (const name of await readdir(place))
    if (!existsSync(path.join(target, name))) await rename(path.join(place, name), path.join(target, name));
  await rm(place, { recursive: true, force: true });
}
