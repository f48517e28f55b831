import { createInProcessPool } from '@shop/testing/inProcessPool';
import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import type { Registry } from '../../composition/registry';
import { noPrices } from '../../pages/livePrices';
import { Pages } from '../../pages/pages';
import { PageRenderer } from '../../rendering/pageRenderer';
import { createCanaryResolver } from './canaryVisitors';

// A busy machine takes seconds for a hundred visits.
jest.setTimeout(60_000);
const log = pino({ level: 'silent' });
let releases: ReturnType<typeof makeTestReleases>;
beforeEach(() => {
  releases = makeTestReleases();
});
afterEach(() => releases.remove());

const learnThatSays = (text: string) => `(() => {
  let renderings = 0;
  const Component = () => Object.values(scope.react)[0].lib().createElement('p', null, '${text} ' + ++renderings);
  return { './routes': () => ({ routes: [{ path: '/learn', lazy: async () => ({ Component }), handle: { chunk: 'x' } }] }) };
})()`;

/** A shop behind a proxy that shows mf-learn 1 to most and 2 to a tenth. */
async function aShop() {
  releases.publish('mf-learn', '1', learnThatSays('the live words'));
  releases.publish('mf-learn', '2', learnThatSays('the new words'));
  const pointer = aPointer('mf-learn', '2');
  const trial = { share: 0.1, salt: 'a salt of the trial', openedAt: '', pages: 1, minutes: 0 };
  const live: Registry = {
    remotes: { mf_learn: aPointer('mf-learn', '1') },
    canaries: [{ name: 'mf_learn', pointer, ...trial }],
  };
  const shell = { js: [], css: [], stages: [] };
  const createPool = createInProcessPool({ releasesDir: releases.folder, site: testSite, shell, log });
  const renderer = new PageRenderer({ createPool, origin: testSite.origin, log });
  await renderer.start(live);
  const resolveComposition = createCanaryResolver({ current: () => live, trustProxy: 1 });
  const options = {
    resolveComposition,
    livePrices: () => noPrices,
    renderer,
    origin: testSite.origin,
    getSecurity: () => ({}),
    log,
  };
  const pages = new Pages(options);
  const shop = express()
    .use((req, res, next) => void (pages.sendCached(req, res) || next()))
    .use(pages.answer);
  const visit = (from: string, headers = {}) =>
    request(shop).get('/learn').set('X-Forwarded-For', from).set(headers).expect(200);
  return { live, visit };
}

const visitors = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`);

test('a share of visitors sees the new version, each the same on every visit, and each version is rendered once', async () => {
  const { visit } = await aShop();
  const seen = new Map<string, string>();
  for (const visitor of visitors) seen.set(visitor, (await visit(visitor)).text);
  for (const visitor of visitors) expect((await visit(visitor)).text).toBe(seen.get(visitor));
  const inside = [...seen.values()].filter((text) => text.includes('the new words'));
  expect(inside.length).toBeGreaterThan(0);
  expect(inside.length).toBeLessThan(visitors.length / 3);
  expect(new Set(seen.values()).size).toBe(2);
});

test('who asks for privacy is in no trial, and caches in front keep nothing while it lasts', async () => {
  const { live, visit } = await aShop();
  for (const visitor of visitors) {
    const page = await visit(visitor, { 'Sec-GPC': '1' });
    expect(page.text).toContain('the live words');
    expect(page.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(page.headers['cdn-cache-control']).toBeUndefined();
  }
  live.canaries = [];
  for (const visitor of visitors) {
    const page = await visit(visitor);
    expect(page.text).toContain('the live words');
    expect(page.headers['cache-control']).toContain('public');
  }
});
