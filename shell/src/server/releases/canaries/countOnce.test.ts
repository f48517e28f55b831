import type { IncomingMessage } from 'node:http';
import { aPointer } from '@shop/testing/testReleases';
import { createCountOnce, isInBucket } from './canaryVisitors';

const canary = {
  name: 'mf_tools' as const,
  pointer: aPointer('mf-tools', '1'),
  share: 0.5,
  salt: 'the salt of this trial',
  openedAt: new Date().toISOString(),
  pages: 300,
  minutes: 15,
};
const addresses = Array.from({ length: 40 }, (_, index) => `198.51.100.${index}`);
const inside = addresses.filter((address) => isInBucket(address, canary.salt, canary.share));
const outside = addresses.filter((address) => !inside.includes(address));

const from = (address = '', more = {}) =>
  ({ headers: { 'x-forwarded-for': address, ...more }, socket: {} }) as unknown as IncomingMessage;
const nothing = { isLoad: false, isFault: false };

function counter() {
  const countOnce = createCountOnce({ current: () => ({ remotes: {}, canaries: [canary] }), trustProxy: 1 });
  return (req: IncomingMessage, hasFailed: boolean) => countOnce(req, 'mf-tools/1', hasFailed);
}

test('an address counts once for a canary', () => {
  const count = counter();
  expect(count(from(inside[0]), true)).toEqual({ isLoad: true, isFault: true });
  for (let again = 0; again < 20; again++) expect(count(from(inside[0]), true)).toEqual(nothing);
  expect(count(from(inside[1]), false)).toEqual({ isLoad: true, isFault: false });
  // Somebody's second page may be the first one that fails.
  expect(count(from(inside[1]), true)).toEqual({ isLoad: false, isFault: true });
  for (const hasFailed of [false, true]) expect(count(from(inside[1]), hasFailed)).toEqual(nothing);
});

test('all addresses of one network count once', () => {
  const count = createCountOnce({
    current: () => ({ remotes: {}, canaries: [{ ...canary, share: 1 }] }),
    trustProxy: 1,
  });
  expect(count(from('2001:db8::1'), 'mf-tools/1', false)).toEqual({ isLoad: true, isFault: false });
  expect(count(from('2001:db8::2'), 'mf-tools/1', false)).toEqual(nothing);
});

test('who was not given the canary has no say about it', () => {
  const count = counter();
  for (const address of outside) expect(count(from(address), true)).toEqual(nothing);
  expect(count(from(inside[0], { 'sec-gpc': '1' }), true)).toEqual(nothing);
});

test('what the canary is compared with counts once an address as well, by those who have it', () => {
  const countOnce = createCountOnce({ current: () => ({ remotes: {}, canaries: [canary] }), trustProxy: 1 });
  expect(countOnce(from(outside[0]), 'mf-tools/0', true)).toEqual({ isLoad: true, isFault: true });
  expect(countOnce(from(outside[0]), 'mf-tools/0', true)).toEqual(nothing);
  expect(countOnce(from(inside[0]), 'mf-tools/0', true)).toEqual(nothing);
});

test('reports on a part that is on no trial count each', () => {
  const countOnce = createCountOnce({ current: () => ({ remotes: {}, canaries: [canary] }), trustProxy: 1 });
  for (let again = 0; again < 3; again++)
    expect(countOnce(from(outside[0]), 'mf-learn/0', true)).toEqual({ isLoad: true, isFault: true });
});
