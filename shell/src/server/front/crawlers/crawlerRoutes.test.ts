import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { resolveLive } from '../../composition/registry';
import type { ShellConfig } from '../../config';
import { noPrices } from '../../pages/livePrices';
import { Pages } from '../../pages/pages';
import type { RenderResult } from '../../rendering/messages';
import { crawlerRoutes } from './crawlerRoutes';

let releases: ReturnType<typeof makeTestReleases>;
beforeEach(() => {
  releases = makeTestReleases();
});
afterEach(() => releases.remove());

type Versions = Record<'mf-catalog' | 'mf-learn', string>;

/** /wax is mf-catalog's, /faq mf-learn's. */
function openShop(versions: Versions) {
  const remotes = {
    mf_catalog: aPointer('mf-catalog', versions['mf-catalog']),
    mf_learn: aPointer('mf-learn', versions['mf-learn']),
  };
  const config = { site: { origin: 'https://shop.example' }, releasesDir: releases.folder } as ShellConfig;
  const asked: string[] = [];
  const renderer = {
    getPages: (_registry: unknown, name: string) =>
      name === 'mf_learn' ? [{ path: '/learn/feed.json' }] : [],
    sitemapPaths: () => ['/wax', '/faq'],
    getHandle: () => ({ chunk: 'x', isData: true }),
    prepare: async () => {},
    async render(_registry: unknown, { pathname }: URL): Promise<RenderResult> {
      asked.push(pathname);
      const feed = { pages: [{ path: '/faq', pictures: ['/media/faq.webp'] }] };
      const html = new TextEncoder().encode(JSON.stringify(feed));
      return {
        status: 200,
        contentType: 'application/json',
        html,
        isComplete: true,
        missing: [],
        styleHashes: [],
        used: [],
      };
    },
  };
  const log = pino({ level: 'silent' });
  const current = () => ({ remotes });
  const pages = new Pages({
    resolveComposition: () => resolveLive(current()),
    livePrices: () => noPrices,
    renderer,
    origin: config.site.origin,
    getSecurity: () => ({}),
    log,
  });
  const shop = express().use(crawlerRoutes({ config, current, renderer, pages, log }));
  return { shop, asked };
}

const built = (app: string, version: string, builtAt: string) =>
  releases.write(`${app}/${version}/release.json`, JSON.stringify({ builtAt }));

async function readDates(versions: Versions) {
  const { text } = await request(openShop(versions).shop).get('/sitemap.xml').expect(200);
  return [...text.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
    ([, page, date]) => [page, date],
  );
}

test('a page’s lastmod is that of its own remote’s live release, also after a rollback, and no other’s', async () => {
  built('mf-catalog', '1', '2026-01-01T00:00:00.000Z');
  built('mf-catalog', '2', '2026-06-01T00:00:00.000Z');
  built('mf-learn', '1', '2026-02-01T00:00:00.000Z');
  const faq = ['/faq', '2026-02-01T00:00:00.000Z'];
  expect(await readDates({ 'mf-catalog': '2', 'mf-learn': '1' })).toEqual([
    faq,
    ['/wax', '2026-06-01T00:00:00.000Z'],
  ]);
  expect(await readDates({ 'mf-catalog': '1', 'mf-learn': '1' })).toEqual([
    faq,
    ['/wax', '2026-01-01T00:00:00.000Z'],
  ]);
});

test('a page whose release does not tell its time stands in the sitemap without a date', async () => {
  built('mf-learn', '1', '2026-02-01T00:00:00.000Z');
  expect(await readDates({ 'mf-catalog': '9', 'mf-learn': '1' })).toEqual([
    ['/faq', '2026-02-01T00:00:00.000Z'],
  ]);
});

test('a crowd that asks for the sitemap costs one rendering', async () => {
  const { shop, asked } = openShop({ 'mf-catalog': '9', 'mf-learn': '9' });
  const server = shop.listen(0, '127.0.0.1');
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => request(server).get('/sitemap.xml').expect(200)),
  );
  server.close();
  for (const { text } of answers)
    expect(text).toContain('<image:loc>https://shop.example/media/faq.webp</image:loc>');
  expect(asked).toEqual(['/learn/feed.json']);
});
