import { aPointer } from '@shop/testing/testReleases';
import { resolveLive } from '../composition/registry';
import type { RenderResult } from '../rendering/messages';
import { noPrices } from './livePrices';
import { MAX_RENDERINGS, PageStore } from './pageStore';

const page: RenderResult = {
  status: 200,
  html: new Uint8Array(),
  isComplete: true,
  missing: [],
  styleHashes: [],
  used: [],
};

const wanted = (key: string) => ({
  ...resolveLive({ remotes: { mf_learn: aPointer('mf-learn', '1') } }),
  address: `/${key}`,
});

/** Renderings that end when the test says so. */
function aStore() {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const store = new PageStore({
    origin: 'http://shop.test',
    livePrices: () => noPrices,
    renderer: {
      getHandle: () => undefined,
      render(_registry, { pathname }) {
        const key = pathname.slice(1);
        started.push(key);
        return new Promise((resolve) => finish.set(key, () => resolve(page)));
      },
    },
    log: { warn: (fields: unknown) => Promise.reject(fields) },
  });
  return {
    started,
    visit: (key: string) => store.render(wanted(key)),
    refresh: (key: string) => store.refresh(wanted(key)),
    async finish(key: string) {
      finish.get(key)?.();
      await new Promise(setImmediate);
    },
  };
}

test('background work is done one at a time', async () => {
  const { started, refresh, finish } = aStore();
  expect(['a', 'b', 'c'].map(refresh)).toEqual([true, false, false]);
  expect(started).toEqual(['a']);
  await finish('a');
  expect(refresh('a')).toBe(true);
  expect(refresh('b')).toBe(true);
  expect(started).toEqual(['a', 'b']);
});

test('background work waits while visitors may be waiting for a renderer, and takes none of their slots', async () => {
  const { started, visit, refresh, finish } = aStore();
  refresh('background');
  const keys = Array.from({ length: MAX_RENDERINGS }, (_, index) => `${index}`);
  const visits = keys.map(visit);
  expect(visit('one more')).toBeNull();
  await finish('background');
  expect(started).toEqual(['background', ...keys]);
  const [last = '', ...others] = keys.toReversed();
  for (const key of others) {
    expect(refresh('later')).toBe(false);
    expect(started).not.toContain('later');
    await finish(key);
  }
  expect(refresh('later')).toBe(true);
  expect(started).toContain('later');
  await finish(last);
  expect(await Promise.all(visits)).toHaveLength(MAX_RENDERINGS);
});

test('a visitor joins what is rendered already, and does not wait for what the background has refused', async () => {
  const { started, visit, refresh, finish } = aStore();
  refresh('a');
  refresh('b');
  const visits = [visit('a'), visit('b')];
  expect(started).toEqual(['a', 'b']);
  await finish('a');
  await finish('b');
  expect(await Promise.all(visits)).toHaveLength(2);
  expect(started).toEqual(['a', 'b']);
});

test('the background does not render beside a visitor what that visitor waits for', async () => {
  const { started, visit, refresh, finish } = aStore();
  const visits = [visit('a')];
  expect(refresh('a')).toBe(true);
  visits.push(visit('a'));
  expect(started).toEqual(['a']);
  await finish('a');
  expect(await Promise.all(visits)).toHaveLength(2);
});
