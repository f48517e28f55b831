import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readOrMakeSecret } from '@shop/node/settings/secretFile';
import { signJson } from '@shop/node/settings/signedJson';
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
import { makePreviews } from './previews';

const SECRET = 'a secret of thirty-two characters';
const log = pino({ level: 'silent' });
let releases: ReturnType<typeof makeTestReleases>;
beforeEach(() => {
  releases = makeTestReleases();
});
afterEach(() => releases.remove());

const remoteThatSays = (text: string, path = '/learn') => `(() => {
  const Component = () => Object.values(scope.react)[0].lib().createElement('p', null, '${text}');
  return { './routes': () => ({ routes: [{ path: '${path}', lazy: async () => ({ Component }), handle: { chunk: 'x' } }] }) };
})()`;

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;

function aToken(claims: object = {}, secret = SECRET): string {
  const remotes = { mf_learn: { app: 'mf-learn', version: '2' } };
  const preview = { title: 'mf-learn 2', remotes, until: inAnHour(), ...claims };
  return signJson(preview, secret);
}

/** A shop that shows mf-learn 1 and mf-tools 1; mf-learn 2 is there and not live. */
async function aShop() {
  releases.publish('mf-learn', '1', remoteThatSays('the live words'));
  releases.publish('mf-learn', '2', remoteThatSays('the new words'));
  releases.publish('mf-tools', '1', remoteThatSays('the tools', '/wax-calculator'));
  writeFileSync(path.join(releases.folder, 'preview-secret'), `${SECRET}\n`);
  const live: Registry = {
    remotes: { mf_learn: aPointer('mf-learn', '1'), mf_tools: aPointer('mf-tools', '1') },
  };
  const shell = { js: [], css: [], stages: [] };
  const createPool = createInProcessPool({ releasesDir: releases.folder, site: testSite, shell, log });
  const renderer = new PageRenderer({ createPool, origin: testSite.origin, log });
  await renderer.start(live);
  const previews = makePreviews({
    current: () => live,
    secret: () => readOrMakeSecret(path.join(releases.folder, 'preview-secret')),
    releasesDir: releases.folder,
  });
  const { resolveComposition } = previews;
  const getSecurity = () => ({ 'content-security-policy': "style-src 'self'" });
  const pages = new Pages({
    resolveComposition,
    livePrices: () => noPrices,
    renderer,
    origin: testSite.origin,
    getSecurity,
    log,
  });
  return express()
    .use((req, res, next) => void (pages.sendCached(req, res) || next()))
    .use(previews.answer)
    .use(pages.answer);
}

test('a signed link shows what is not live to the browser that opened it, and to no other', async () => {
  const shop = await aShop();
  const opened = await request(shop).get(`/learn?a=1&preview=${aToken()}`).expect(303);
  expect(opened.headers).toMatchObject({ location: '/learn?a=1', 'cache-control': 'no-store' });
  const [cookie = ''] = opened.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^shop_preview=\S+; Path=\/; HttpOnly; SameSite=Lax$/);

  const preview = await request(shop).get('/learn').set('Cookie', cookie).expect(200);
  expect(preview.text).toContain('the new words');
  expect(preview.text).toContain('Preview: mf-learn 2. Nobody else sees it.');
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(preview.headers.etag).toBeUndefined();
  // The bar's own style is allowed, and nothing else.
  expect(preview.headers['content-security-policy']).toMatch(/^style-src 'self' 'sha256-[\w+/=]+'$/);

  for (let visit = 0; visit < 2; visit++) {
    const other = await request(shop).get('/learn').expect(200);
    expect(other.text).toContain('the live words');
    expect(other.text).not.toContain('Preview');
    expect(other.headers['x-robots-tag']).toBeUndefined();
  }
});

test('the link in the bar ends a preview', async () => {
  const shop = await aShop();
  const ended = await request(shop).get('/learn?preview=end').set('Cookie', `shop_preview=${aToken()}`);
  expect(ended.headers.location).toBe('/learn');
  expect(ended.headers['set-cookie']?.[0]).toMatch(/^shop_preview=; .*Expires=Thu, 01 Jan 1970/);
});

test.each([
  ['another secret', () => aToken({}, 'another secret of so many letters')],
  ['changed contents', () => aToken({ title: 'x' }).replace(/^[^.]+/, aToken().split('.')[0] ?? '')],
  ['a time that is over', () => aToken({ until: Math.floor(Date.now() / 1000) - 1 })],
  ['a version that leaves the folder', () => aToken({ remotes: { mf_learn: { app: 'x', version: '..' } } })],
  ['no signature', () => 'e30'],
])('a link with %s is refused, and its cookie opens nothing', async (_what, token) => {
  const shop = await aShop();
  const refused = await request(shop).get(`/learn?preview=${token()}`).expect(403);
  expect(refused.text).toContain('<h1>This preview cannot be opened</h1>');
  expect(refused.headers['set-cookie']).toBeUndefined();
  const page = await request(shop).get('/learn').set('Cookie', `shop_preview=${token()}`).expect(200);
  expect(page.text).toContain('the live words');
});

test('a former composition is shown whole, and one whose files are gone is the live shop that says so', async () => {
  const shop = await aShop();
  const former = { title: 'composition 0a1b', isWhole: true };
  const cookie = `shop_preview=${aToken(former)}`;
  expect((await request(shop).get('/learn').set('Cookie', cookie)).text).toContain('the new words');
  expect((await request(shop).get('/wax-calculator')).text).toContain('the tools');
  expect((await request(shop).get('/wax-calculator').set('Cookie', cookie)).text).not.toContain('the tools');
  const remotes = { mf_learn: { app: 'mf-learn', version: 'gone' } };
  const lost = await request(shop)
    .get('/learn')
    .set('Cookie', `shop_preview=${aToken({ remotes })}`);
  expect(lost.text).toContain('the live words');
  expect(lost.text).toContain('its files are gone');
});
