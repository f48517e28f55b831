import { aPointer } from '@shop/testing/testReleases';
import express from 'express';
import request from 'supertest';
import type { Registry } from '../composition/registry';
import { CachedPage } from './cachedPage';

const before: Registry = { remotes: { mf_cart: aPointer('mf-cart', '1') } };
const after: Registry = { remotes: { ...before.remotes, mf_learn: aPointer('mf-learn', '1') } };
const rendered = {
  html: new Uint8Array(),
  isComplete: true,
  missing: [],
  styleHashes: [],
  used: ['mf_cart' as const],
};

test('a page stays cached over a release that shows nothing in it', () => {
  expect(new CachedPage({ ...rendered, status: 200 }, before).fits(after)).toBe(true);
});

test('what was not found is asked for again after any release: it may have brought the page', () => {
  const page = new CachedPage({ ...rendered, status: 404 }, before);
  expect(page.fits(before)).toBe(true);
  expect(page.fits(after)).toBe(false);
});

test('a page that does not fit a release does not fit it when asked again', () => {
  const page = new CachedPage({ ...rendered, status: 200 }, before);
  const next: Registry = { remotes: { mf_cart: aPointer('mf-cart', '2') } };
  expect([page.fits(next), page.fits(next)]).toEqual([false, false]);
});

test('a page that was sent without encryption has HSTS over https', async () => {
  const page = new CachedPage({ ...rendered, status: 200 }, before);
  const send = async (security: Record<string, string>) => {
    const shop = express().use((req, res) => page.send(req, res, security, true));
    return (await request(shop).get('/')).headers;
  };
  expect(await send({})).not.toHaveProperty('strict-transport-security');
  expect(await send({ 'strict-transport-security': 'max-age=1' })).toHaveProperty(
    'strict-transport-security',
  );
});
