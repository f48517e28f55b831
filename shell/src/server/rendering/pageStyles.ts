import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { placeOf } from '../composition/releaseAddress';

/** Characters of styles that are kept: several times those of a whole shop, and no more after a thousand releases. */
const MOST_KEPT = 4 * 1024 * 1024;

/** Files of releases never change: their texts are read once. */
const texts = new LRUCache<string, string>({
  maxSize: MOST_KEPT,
  sizeCalculation: (text) => text.length + 1,
});

async function readStyle(releasesDir: string, href: string): Promise<string | null> {
  const file = path.join(releasesDir, placeOf(href));
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) texts.set(file, text);
  return text;
}

/** Texts of styles by their addresses; one that cannot be read is left to the browser. */
export async function readStyles(releasesDir: string, hrefs: string[]): Promise<Map<string, string>> {
  const read = await Promise.all(
    hrefs.map(async (href) => [href, await readStyle(releasesDir, href)] as const),
  );
  return new Map(read.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Hashes of the styles in a page, as its security policy names them. */
export function styleHashesOf(html: Uint8Array): string[] {
  const styles = Buffer.from(html)
    .toString('utf8')
    .matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...styles].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
