import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { computePolicyHash } from '../http/security';
import type { Generation } from './generation';

/** Characters of styles that are kept: several times those of a whole shop, and no more after a thousand releases. */
const MOST_KEPT = 4 * 1024 * 1024;

const texts = new LRUCache<string, string, string>({
  maxSize: MOST_KEPT,
  sizeCalculation: (text) => text.length + 1,
  fetchMethod: (_href, _stale, { context: file }) => readFile(file, 'utf8').catch(() => undefined),
});

/** Texts of styles by their addresses, from the releases of a page; one that cannot be read is left to the browser. */
export async function readStyles(
  { data, registry }: Generation,
  hrefs: string[],
): Promise<Map<string, string>> {
  const versions = new Map(Object.values(registry.remotes).map(({ app, version }) => [app, version]));
  versions.set('shell', __VERSION__);
  const read = hrefs.map(async (href): Promise<[string, string][]> => {
    const [, app = '', name = ''] = /\/r\/([\w-]+)\/([\w.-]+)$/.exec(href) ?? [];
    const file = path.join(data.releasesDir, app, versions.get(app) ?? '', 'client', name);
    const text = await texts.fetch(href, { context: file });
    return text === undefined ? [] : [[href, text]];
  });
  return new Map((await Promise.all(read)).flat());
}

export function hashStyles(html: Uint8Array): string[] {
  const styles = Buffer.from(html)
    .toString('utf8')
    .matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...styles].map(([, text = '']) => computePolicyHash(text));
}
