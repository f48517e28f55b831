import { aPointer } from '@shop/testing/testReleases';
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

test('a page that was sent without encryption has HSTS over https', () => {
  const page = new CachedPage({ ...rendered, status: 200 }, before);
  const send = (security: Record<string, string>) =>
    page.headersFor({ encoding: 'identity', security, isForAll: true, length: 0 });
  expect(send({})).not.toContain('strict-transport-security');
  expect(send({ 'strict-transport-security': 'max-age=1' })).toContain('strict-transport-security');
});
