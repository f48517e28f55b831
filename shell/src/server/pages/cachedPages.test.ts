import { aPointer } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { type Registry, resolveLive } from '../composition/registry';
import { renderDuration } from '../operations/observability/metrics';
import type { RenderResult } from '../rendering/messages';
import { noPrices } from './livePrices';
import { Pages } from './pages';

const aRendering = (isComplete = true): RenderResult => ({
  status: 200,
  used: [],
  missing: [],
  styleHashes: [],
  html: new TextEncoder().encode('<p>page</p>'),
  isComplete,
});

async function countRenderings() {
  const { values } = await renderDuration.get();
  const counts = values.filter(({ metricName }) => metricName?.endsWith('_count'));
  return Object.fromEntries(counts.map(({ labels, value }) => [labels.slot, value]));
}

/** Pages of a renderer of the test's own, and what they log. */
function getPages(render: (registry: Registry, url: URL) => Promise<RenderResult>, live: () => Registry) {
  const lines: string[] = [];
  const pages = new Pages({
    resolveComposition: () => resolveLive(live()),
    livePrices: () => noPrices,
    renderer: { getHandle: () => ({ chunk: 'x', query: ['search'] }), prepare: async () => {}, render },
    origin: testSite.origin,
    getSecurity: () => ({}),
    log: pino({}, { write: (line) => lines.push(line) }),
  });
  const shop = express().use(
    (req, res, next) => void (pages.sendCached(req, res) || pages.answer(req, res, next)),
  );
  return { pages, shop, lines };
}

test('a cached page is sent before Express runs, whatever parameters it does not know say', async () => {
  const live = { remotes: { mf_learn: aPointer('mf-learn', '1') } };
  const { pages, shop } = getPages(
    async () => aRendering(),
    () => live,
  );
  await request(shop).get('/learn').expect(200);
  const cached = express().use((req, res, next) => void (pages.sendCached(req, res) || next()));
  await request(cached).get('/learn?utm_source=x&fbclid=y').expect(200);
  await request(cached).get('/learn?search=wax').expect(404);
  await request(cached).get('/learn?preview=token').expect(404);
});

test('a cached page that cannot be compressed ends its own answer, and is compressed anew for the next', async () => {
  const rendering = aRendering();
  const { shop } = getPages(
    async () => rendering,
    () => ({ remotes: { mf_learn: aPointer('mf-learn', '1') } }),
  );
  const get = (encoding: string) => request(shop).get('/learn').set('Accept-Encoding', encoding);
  await get('gzip').expect(200);
  const { html } = rendering;
  Object.assign(rendering, { html: 1 });
  await expect(get('br')).rejects.toThrow('socket hang up');
  Object.assign(rendering, { html });
  await get('br').expect(200);
});

describe('after a switch of another remote', () => {
  const before = { remotes: { mf_learn: aPointer('mf-learn', '1') } };
  const after = { remotes: { mf_learn: aPointer('mf-learn', '2') } };
  /** Renders all at once before the switch; after it as `late` says. */
  function shopThatSwitches(late: (url: URL) => Promise<RenderResult>) {
    let live: Registry = before;
    const { shop, lines } = getPages(
      async (registry, url) => (registry === before ? aRendering() : late(url)),
      () => live,
    );
    const server = shop.listen(0, '127.0.0.1');
    return {
      server,
      lines,
      activateRelease: () => {
        live = after;
      },
    };
  }

  test('pages that are rendered again take no slot of a visitor', async () => {
    const finish: (() => void)[] = [];
    const { server, activateRelease } = shopThatSwitches(({ pathname }) =>
      pathname === '/cart'
        ? Promise.resolve(aRendering())
        : new Promise((resolve) => finish.push(() => resolve(aRendering()))),
    );
    const hot = Array.from({ length: 80 }, (_, index) => `/page-${index}`);
    for (const address of hot) await request(server).get(address).expect(200);
    activateRelease();
    for (const address of hot) await request(server).get(address).expect(200);
    await request(server).get('/cart').expect(200);
    expect(finish).toHaveLength(1);
    server.close();
  });

  test.each([
    ['is incomplete', async () => aRendering(false)],
    ['fails', async () => Promise.reject(new Error('broken'))],
  ])(
    'a page whose rendering %s stays as it was, is tried once in five seconds, and its query is not logged',
    async (_, late) => {
      let renderings = 0;
      renderDuration.reset();
      const { server, lines, activateRelease } = shopThatSwitches(() => {
        renderings += 1;
        return late();
      });
      await request(server).get('/shop?search=secret').expect(200);
      activateRelease();
      for (let count = 0; count < 10; count++) {
        const { headers } = await request(server).get('/shop?search=secret').expect(200);
        expect(headers['cache-control']).toContain('s-maxage');
      }
      expect(renderings).toBe(1);
      expect(await countRenderings()).toEqual({ visitor: 1, background: 1 });
      expect(lines.join('')).not.toContain('secret');
      expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
      server.close();
    },
  );
});

test('a price that changes makes every page anew, at that price', async () => {
  let prices: Record<string, number> = { 'wx-1': 1499 };
  const rendered: unknown[] = [];
  const pages = new Pages({
    resolveComposition: () => resolveLive({ remotes: {} }),
    livePrices: () => ({ prices, tag: JSON.stringify(prices) }),
    renderer: {
      getHandle: () => ({ chunk: 'x' }),
      prepare: async () => {},
      render: async (_registry, _url, shown) => {
        rendered.push(shown);
        return aRendering();
      },
    },
    origin: testSite.origin,
    getSecurity: () => ({}),
    log: pino({ enabled: false }),
  });
  const shop = express().use(pages.answer);
  for (let visit = 0; visit < 2; visit++) await request(shop).get('/learn').expect(200);
  prices = {};
  await request(shop).get('/learn').expect(200);
  expect(rendered).toEqual([{ 'wx-1': 1499 }, {}]);
});
