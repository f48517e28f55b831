import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { attempt } from '../../attempt';
import { computePolicyHash } from '../http/security';
import type { Generation } from './generation';

/** Characters of styles that are kept: several times those of a whole shop, and no more after a thousand releases. */
const MOST_KEPT = 4 * 1024 * 1024;

const texts = new LRUCache<string, string, string>({
  maxSize: MOST_KEPT,
  sizeCalculation: (text) => text.length + 1,
  memoMethod: (_href, _stale, { context: file }) => readFileSync(file, 'utf8'),
});

export function readStyles({ data, registry }: Generation, hrefs: string[]): Map<string, string> {
  const versions = new Map(Object.values(registry.remotes).map(({ app, version }) => [app, version]));
  versions.set('shell', __VERSION__);
  const read = hrefs.map((href) => {
    const [, app = '', name = ''] = /\/r\/([\w-]+)\/([\w.-]+)$/.exec(href) ?? [];
    const context = path.join(data.releasesDir, app, versions.get(app) ?? '', 'client', name);
    return attempt((): [string, string][] => [[href, texts.memo(href, { context })]], []);
  });
  return new Map(read.flat());
}

export function hashStyles(html: Uint8Array): string[] {
  const styles = Buffer.from(html)
    .toString('utf8')
    .matchAll(/<style[^>]*>(.*?)<\/style>/gs);
  return [...styles].map(([, text = '']) => computePolicyHash(text));
}
