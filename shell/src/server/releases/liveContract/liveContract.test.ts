import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@shop/contracts/remotes';
import { noticeShown } from '@shop/platform';
import { aPointer, makeTestReleases } from '@shop/testing/testReleases';
import Ajv2020 from 'ajv/dist/2020';
import express from 'express';
import request from 'supertest';
import type { LoadedRemote } from '../../rendering/messages';
import { LIVE_CONTRACT_PATH, liveContract } from './liveContract';
import { messages } from './schemas';

const published = { platform: '2.0.0', shared: { react: '19.3.1' }, platformNames: ['Head', 'Link'] };
const known: Record<RemoteName, LoadedRemote['routes']> = {
  mf_cart: [{ path: '/cart', handle: { chunk: 'page-cart', fragments: ['mf_catalog/ProductCards'] } }],
  mf_catalog: [{ path: '/shop', handle: { chunk: 'page-shop' } }],
};

const releases = makeTestReleases();
afterAll(() => releases.remove());

function describeRelease(app: string, version: string, says: object) {
  mkdirSync(path.join(releases.folder, app, version), { recursive: true });
  writeFileSync(path.join(releases.folder, app, version, 'release.json'), JSON.stringify(says));
}

function anApp() {
  let composition = {
    remotes: { mf_cart: aPointer('mf-cart', '1'), mf_catalog: aPointer('mf-catalog', '1') },
  };
  const app = express();
  const options = {
    current: () => composition,
    renderer: { getPages: (_registry: object, name: RemoteName) => known[name] ?? [] },
    config: {
      releasesDir: releases.folder,
      releaseTokens: [{ app: 'mf-cart', token: 'a token' }],
      releaseReceiver: '/receive.mjs',
    },
  };
  app.get(LIVE_CONTRACT_PATH, liveContract(options));
  return {
    read: () => request(app).get(LIVE_CONTRACT_PATH),
    show: (version: string) => {
      composition = { remotes: { ...composition.remotes, mf_cart: aPointer('mf-cart', version) } };
    },
  };
}

beforeEach(() => {
  describeRelease('shell', __VERSION__, published);
  const exposes = { './routes': 'x', './CartBadge': 'x', './cartSlice': 'x' };
  for (const version of ['1', '2'])
    describeRelease('mf-cart', version, { platform: '2.0.0', remote: { exposes } });
  const cards = { './routes': 'x', './ProductCards': 'x' };
  describeRelease('mf-catalog', '1', { platform: '2.0.0', remote: { exposes: cards } });
});

test('it names platform, shared modules, remotes, and who shows which remote component', async () => {
  const { body, headers } = await anApp().read().expect(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toMatchObject({
    format: 1,
    shell: __VERSION__,
    composition: expect.stringMatching(/^[0-9a-f]{10}$/),
    platform: { version: '2.0.0', names: ['Head', 'Link'] },
    shared: { react: '19.3.1' },
    remotes: {
      mf_cart: { app: 'mf-cart', version: '1', pages: ['/cart'], areas: ['cart', 'order-success'] },
    },
    fragments: {
      'mf_cart/CartBadge': { shownBy: ['shell'] },
      'mf_catalog/ProductCards': { shownBy: ['mf_cart'] },
    },
    releases: { isOpen: true, maxBytes: 64 * 1024 * 1024 },
  });
  expect(Object.keys(body.fragments)).toHaveLength(2);
});

test('after a release it speaks of the new version', async () => {
  const shop = anApp();
  const before = (await shop.read()).body;
  shop.show('2');
  const after = (await shop.read()).body;
  expect(after.remotes.mf_cart.version).toBe('2');
  expect(after.composition).not.toBe(before.composition);
});

test('its schemas are JSON Schema: they take what is promised and nothing else', async () => {
  const { schemas } = (await anApp().read()).body;
  const takes = (schema: object, data: unknown) => new Ajv2020().validate(schema, data);
  const notice = schemas.messages['notices/noticeShown'];
  expect(takes(notice, { kind: 'success', title: 'Done' })).toBe(true);
  expect(takes(notice, { kind: 'loud', title: 'Done' })).toBe(false);
  const order = schemas.bodies['POST /api/create-checkout'].request;
  expect(takes(order, { items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, quantity: 1 }] })).toBe(true);
  expect(takes(order, { items: [] })).toBe(false);
});

test('a shell whose release does not say what it gives has no such document', async () => {
  describeRelease('shell', __VERSION__, { platform: '2.0.0' });
  await anApp().read().expect(404);
});

test('messages have the names by which the platform sends them', () => {
  expect(Object.keys(messages)).toEqual([noticeShown.type]);
});
