import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Characters of styles that are kept: several times those of a whole shop, and no more after a thousand releases. */
const MOST_KEPT = 4 * 1024 * 1024;

/** Files of releases never change: their texts are read once. */
const texts = new LRUCache<string, string>({
  maxSize: MOST_KEPT,
  sizeCalculation: (text) => text.length + 1,
});

async function readStyle(
  releasesDir: string,
  href: string,
  versions: Record<string, string>,
): Promise<string | null> {
  const known = texts.get(href);
  if (known !== undefined) return known;
  const [, app = '', name = ''] = /\/r\/([\w-]+)\/([\w.-]+)$/.exec(href) ?? [];
  const file = path.join(releasesDir, app, versions[app] ?? '', 'client', name);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) texts.set(href, text);
  return text;
}

/** Texts of styles by their addresses, from these versions' folders; one that cannot be read is left to the browser. */
export async function readStyles(
  releasesDir: string,
  hrefs: string[],
  versions: Record<string, string>,
): Promise<Map<string, string>> {
  const read = await Promise.all(
    hrefs.map(async (href) => [href, await readStyle(releasesDir, href, versions)] as const),
  );
  return new Map(read.filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Hashes of the styles in a page, as its security policy names them. */
export function computeStyleHashes(html: Uint8Array): string[] {
  const styles = Buffer.from(html)
    .toString('utf8')
    .matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...styles].map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
