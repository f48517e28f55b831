import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './filesBelow';

const AT_ONCE = 12;

export const computeHash = (bytes: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export const manifestKey = (release: string) => `manifests/${release}.json`;

/** 'page.<hash>.js', and what was compressed of such a file. */
export const isContentName = (name: string) => /^[\w-][\w.-]*\.[\da-f]{10}\.[a-z\d]+(\.br|\.gz)?$/.test(name);

/** Named by content: a release uploads only what differs. Browsers' files have the shop's addresses. */
export function toKey(place: string, hash: string) {
  const [app, , folder, name = '', ...below] = place.split('/');
  if (app === 'media') return place;
  if (folder === 'client' && below.length === 0 && isContentName(name)) return `r/${app}/${name}`;
  return `private/${app}/${Buffer.from(hash.slice('sha384-'.length), 'base64').toString('hex')}`;
}

export async function forEachLimited<Item>(items: Item[], work: (item: Item) => Promise<void>) {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.vtt': 'text/vtt; charset=utf-8',
  '.zip': 'application/zip',
  '.ts': 'text/plain; charset=utf-8',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

export const getContentType = (file: string) => TYPES[path.extname(file)] ?? 'application/octet-stream';

export async function isSound(file: string, hash: string) {
  const bytes = await readFile(file).catch(() => null);
  return bytes !== null && computeHash(bytes) === hash;
}

/** By place below the folder; names that `isLeftOut` are skipped with all below them. */
export async function hashesBelow(folder: string, isLeftOut?: (name: string) => boolean) {
  const hashes: Record<string, string> = {};
  for (const file of filesBelow(folder, isLeftOut))
    hashes[path.relative(folder, file).split(path.sep).join('/')] = computeHash(await readFile(file));
  return hashes;
}
