import { createHash } from 'node:crypto';
import { createInProcessPool } from '@shop/testing/inProcessPool';
import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import express from 'express';
import pino from 'pino';
import request from 'supertest';
import { resolveLive } from '../composition/registry';
import type { RenderResult } from '../rendering/messages';
import { PageRenderer } from '../rendering/pageRenderer';
import { noPrices } from './livePrices';
import { MAX_RENDERINGS } from './pageStore';
import { Pages } from './pages';

/** mf-learn with one page, whose text counts its renderings. A container takes React from the scope that it was given. */
const toPage = (handle: string, body = 'null') => `(() => {
  let renderings = 0;
  const shared = (name) => Object.values(scope[name])[0].lib();
  const element = (...args) => shared('react').createElement(...args);
  const Component = () => element('p', null, 'rendering ' + ++renderings, ${body});
  return { './routes': () => ({ routes: [{ path: '/learn', lazy: async () => ({ Component }), handle: ${handle} }] }) };
})()`;
const cards = `element(shared('@shop/platform').Fragment, { name: 'mf_catalog/ProductCards', props: {} })`;
const cardsThat = (render: string) =>
  `{ './routes': () => ({ routes: [] }), './ProductCards': () => ({ default: () => { ${render} } }), './SearchSuggestions': () => ({ default: () => null }) }`;

const log = pino({ level: 'silent' });
let releases: ReturnType<typeof makeTestReleases>;

/** The pages of a shop in which mf-learn and, unless told otherwise, mf-catalog are there. */
async function shopWith({ learn, catalog }: { learn: string; catalog?: string }) {
  releases.publish('mf-learn', '1', learn);
  if (catalog) releases.publish('mf-catalog', '1', catalog);
  const live = { remotes: { mf_learn: aPointer('mf-learn', '1'), mf_catalog: aPointer('mf-catalog', '1') } };
  const shell = { js: ['/main.js'], css: [], stages: [] };
  const createPool = createInProcessPool({ releasesDir: releases.folder, site: testSite, shell, log });
  const renderer = new PageRenderer({ createPool, origin: testSite.origin, log });
  await renderer.start(live);
  const pages = new Pages({
    resolveComposition: () => resolveLive(live),
    renderer,
    origin: testSite.origin,
    getSecurity: () => ({ 'content-security-policy': "style-src 'self'" }),
    log,
    livePrices: () => ({ prices: { 'wx-201': 1499 }, tag: 'x' }),
  });
  return express().use(pages.answer);
}

const renderingsIn = (html: string) => Number(/rendering (?:<!-- -->)?(\d+)/.exec(html)?.[1]);

beforeEach(() => {
  releases = makeTestReleases();
});
afterEach(() => releases.remove());

test('a page is rendered once and cached, with an ETag', async () => {
  const shop = await shopWith({ learn: toPage("{ chunk: 'x' }") });
  const first = await request(shop).get('/learn').expect(200);
  const second = await request(shop).get('/learn').expect(200);
  expect(second.text).toBe(first.text);
  await request(shop).get('/learn').set('If-None-Match', String(first.headers.etag)).expect(304);
});

test('a page that many ask for at once is rendered once', async () => {
  const shop = await shopWith({ learn: toPage("{ chunk: 'x' }") });
  const answers = await Promise.all(Array.from({ length: 8 }, () => request(shop).get('/learn')));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

test('a page about one shopper is rendered for each request and cached nowhere', async () => {
  const shop = await shopWith({ learn: toPage("{ chunk: 'x', isPrivate: true }") });
  const first = await request(shop).get('/learn');
  const second = await request(shop).get('/learn');
  expect(renderingsIn(second.text)).toBeGreaterThan(renderingsIn(first.text));
  expect(second.headers['cache-control']).toBe('no-store');
});

test('a page in which a remote component is missing is kept by nobody outside, and for a moment only inside', async () => {
  const learn = toPage("{ chunk: 'x', fragments: ['mf_catalog/ProductCards'] }", cards);
  const shop = await shopWith({ learn });
  const incomplete = await request(shop).get('/learn').expect(200);
  expect(incomplete.headers['cache-control']).toBe('no-store');
  expect((await request(shop).get('/learn')).text).toBe(incomplete.text);

  releases.publish('mf-catalog', '1', cardsThat("return 'the cards';"));
  let later = incomplete;
  for (let tries = 0; tries < 100 && !later.text.includes('the cards'); tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    later = await request(shop).get('/learn').expect(200);
  }
  expect(later.headers['cache-control']).toContain('s-maxage');
});

test('a page in which a remote component threw is not kept outside', async () => {
  const learn = toPage("{ chunk: 'x', fragments: ['mf_catalog/ProductCards'] }", cards);
  const catalog = cardsThat("throw new Error('broken');");
  const answer = await request(await shopWith({ learn, catalog }))
    .get('/learn')
    .expect(200);
  expect(answer.text).toContain('rendering');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a remote that throws is answered with 503, when to come again, and its failure panel', async () => {
  const learn = toPage("{ chunk: 'x' }", "(() => { throw new Error('broken'); })()");
  const answer = await request(await shopWith({ learn }))
    .get('/learn')
    .expect(503);
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  expect(answer.text).toContain('taking a break');
});

test('a cached page stays cached when a remote that it does not show changes, and goes when its own does', async () => {
  releases.publish('mf-learn', '1', toPage("{ chunk: 'x' }"));
  releases.publish('mf-learn', '2', toPage("{ chunk: 'x' }", "'second'"));
  const catalog = "{ './routes': () => ({ routes: [] }) }";
  for (const version of ['1', '2']) releases.publish('mf-catalog', version, catalog);
  const pointers = (learn: string, catalogue: string) => ({
    remotes: { mf_learn: aPointer('mf-learn', learn), mf_catalog: aPointer('mf-catalog', catalogue) },
  });
  let live = pointers('1', '1');
  const createPool = createInProcessPool({
    releasesDir: releases.folder,
    site: testSite,
    shell: { js: [], css: [], stages: [] },
    log,
  });
  const renderer = new PageRenderer({ createPool, origin: testSite.origin, log });
  await renderer.start(live);
  const pages = new Pages({
    resolveComposition: () => resolveLive(live),
    livePrices: () => noPrices,
    renderer,
    origin: testSite.origin,
    getSecurity: () => ({}),
    log,
  });
  const shop = express().use(pages.answer);
  const first = await request(shop).get('/learn').expect(200);

  live = pointers('1', '2');
  expect((await request(shop).get('/learn')).text).toBe(first.text);
  live = pointers('2', '2');
  expect((await request(shop).get('/learn')).text).toContain('second');
});

test('when more pages are wanted than can be made, cached ones go on and the others are told to come again', async () => {
  const html = new TextEncoder().encode('<p>kept</p>');
  const rendered = { status: 200, html, isComplete: true, missing: [], styleHashes: [], used: [] };
  const finish: (() => void)[] = [];
  let isSlow = false;
  const renderer = {
    getHandle: () => ({ chunk: 'x', query: ['q'] }),
    prepare: async () => {},
    render: () =>
      new Promise<RenderResult>((resolve) => {
        const end = () => resolve(rendered as unknown as RenderResult);
        if (isSlow) finish.push(end);
        else end();
      }),
  };
  const live = { remotes: {} };
  const pages = new Pages({
    resolveComposition: () => resolveLive(live),
    livePrices: () => noPrices,
    renderer,
    origin: testSite.origin,
    getSecurity: () => ({}),
    log,
  });
  const server = express().use(pages.answer).listen(0, '127.0.0.1');
  await request(server).get('/learn').expect(200);
  isSlow = true;
  const underWay = Array.from({ length: MAX_RENDERINGS }, (_, index) =>
    request(server).get(`/learn?q=${index}`).then(),
  );
  for (let tries = 0; tries < 400 && finish.length < MAX_RENDERINGS; tries++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(finish).toHaveLength(MAX_RENDERINGS);
  const refused = await request(server).get('/learn?q=one+more').expect(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(refused.text).toContain('<h1>Very many people are here right now</h1>');
  await request(server).get('/learn').expect(200);
  for (const end of finish) end();
  expect(new Set((await Promise.all(underWay)).map(({ status }) => status))).toEqual(new Set([200]));
  server.close();
});

test('an address that was not found once is asked of what comes before the pages again', async () => {
  releases.publish('mf-learn', '1', toPage("{ chunk: 'x' }"));
  const live = { remotes: { mf_learn: aPointer('mf-learn', '1') } };
  const shell = { js: [], css: [], stages: [] };
  const createPool = createInProcessPool({ releasesDir: releases.folder, site: testSite, shell, log });
  const renderer = new PageRenderer({ createPool, origin: testSite.origin, log });
  await renderer.start(live);
  const pages = new Pages({
    resolveComposition: () => resolveLive(live),
    livePrices: () => noPrices,
    renderer,
    origin: testSite.origin,
    getSecurity: () => ({}),
    log,
  });
  const passed: string[] = [];
  const shop = express()
    .use((req, res, next) => void (pages.sendCached(req, res) || next()))
    .use((req, _res, next) => {
      passed.push(req.path);
      next();
    })
    .use(pages.answer);
  for (const path of ['/learn', '/icon.png', '/learn', '/icon.png']) await request(shop).get(path);
  expect(passed).toEqual(['/learn', '/icon.png', '/icon.png']);
});

const toData = (loader: string) =>
  `({ './routes': () => ({ routes: [{ path: '/learn/data', handle: { chunk: 'x', isData: true, query: ['of'] }, lazy: async () => ({ loader: ${loader} }) }] }) })`;

test('an address that is no page answers what its loader says, cached by the parameters that it knows', async () => {
  const loader = `({ request }) => Response.json({ of: new URL(request.url).searchParams.get('of') })`;
  const shop = await shopWith({ learn: toData(loader) });
  const first = await request(shop).get('/learn/data?of=wax&utm_source=x').expect(200, { of: 'wax' });
  expect(first.headers['content-type']).toBe('application/json');
  expect(first.headers['access-control-allow-origin']).toBe('*');
  await request(shop).get('/learn/data?of=wick').expect(200, { of: 'wick' });
  await request(shop).get('/learn/data?of=wax').set('If-None-Match', String(first.headers.etag)).expect(304);
});

test('data is told the prices that are charged, and where the shop ships to', async () => {
  const shop = await shopWith({ learn: toData('({ site }) => Response.json(site)') });
  const { shippingCountries } = testSite;
  const { body } = await request(shop).get('/learn/data').expect(200);
  expect(body).toMatchObject({ shippingCountries, prices: { 'wx-201': 1499 } });
});

test('data may be HTML for other sites', async () => {
  const html = '<style>b{}</style><b>1</b>';
  const loader = `() => new Response('${html}', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })`;
  const shop = await shopWith({ learn: toData(loader) });
  const answer = await request(shop).get('/learn/data').expect(200, html);
  // Opened by itself it has its style.
  const hash = createHash('sha256').update('b{}').digest('base64');
  expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}'`);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test.each([
  ['has a status of its own', `() => Response.json({ error: 'gone' }, { status: 404 })`, 404],
  ['fails', `() => { throw new Error('broken'); }`, 503],
  ['answers with something else', `() => 'text'`, 503],
  ['answers with a type that is not offered', `() => new Response('<script>')`, 503],
])('data whose loader %s is answered with that', async (_what, loader, status) => {
  const shop = await shopWith({ learn: toData(loader) });
  await request(shop).get('/learn/data').expect(status);
});

test('data that its remote cannot give now is asked for again', async () => {
  const shop = await shopWith({ learn: toData(`() => Response.json({}, { status: 503 })`) });
  const answer = await request(shop).get('/learn/data').expect(503);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('where a remote says that an address has moved is asked once, and again after a switch; what a trial says is kept nowhere', async () => {
  let asked = 0;
  const renderer = {
    getHandle: () => undefined,
    prepare: async () => {},
    render: async (): Promise<RenderResult> => {
      asked += 1;
      return {
        status: 301,
        location: '/wax/soy-wax',
        html: new Uint8Array(),
        isComplete: true,
        missing: [],
        styleHashes: [],
        used: [],
      };
    },
  };
  let live = { remotes: { mf_catalog: aPointer('mf-catalog', '1') } };
  let isForAll = true;
  const pages = new Pages({
    livePrices: () => noPrices,
    resolveComposition: () => ({ ...resolveLive(live), isForAll }),
    renderer,
    origin: testSite.origin,
    getSecurity: () => ({}),
    log,
  });
  const shop = express().use(
    (req, res, next) => void (pages.sendCached(req, res) || pages.answer(req, res, next)),
  );
  for (const address of ['/product/soy-wax?x=1', '/product/soy-wax?x=1'])
    expect((await request(shop).get(address).expect(301)).headers.location).toBe('/wax/soy-wax?x=1');
  const other = await request(shop).get('/product/soy-wax?utm_source=y').expect(301);
  expect(other.headers.location).toBe('/wax/soy-wax?utm_source=y');
  expect(asked).toBe(1);
  live = { remotes: { mf_catalog: aPointer('mf-catalog', '2') } };
  await request(shop).get('/product/soy-wax?x=1').expect(301);
  expect(asked).toBe(2);
  isForAll = false;
  const tried = await request(shop).get('/product/soy-wax').expect(302);
  expect(tried.headers['cache-control']).toBe('no-store');
});
