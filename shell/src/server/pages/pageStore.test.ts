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

const wanted = (key: string, version = '') => ({
  ...resolveLive({ remotes: { mf_learn: aPointer('mf-learn', version) } }),
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
      render({ remotes }, { pathname }) {
        const key = pathname.slice(1) + (remotes.mf_learn?.version ?? '');
        started.push(key);
        return new Promise((resolve) => finish.set(key, () => resolve(page)));
      },
    },
    log: { warn: (fields: unknown) => Promise.reject(fields) },
  });
  return {
    started,
    visit: (key: string) => store.render(wanted(key)),
    addBackground: (key: string, version?: string) => store.renderLater(wanted(key, version)),
    async finish(key: string) {
      finish.get(key)?.();
      await new Promise(setImmediate);
    },
  };
}

test('background work is done one at a time', async () => {
  const { started, addBackground, finish } = aStore();
  for (const key of ['a', 'b', 'c']) addBackground(key);
  expect(started).toEqual(['a']);
  await finish('a');
  expect(started).toEqual(['a', 'b']);
});

test('background work waits while visitors may be waiting for a renderer, and takes none of their slots', async () => {
  const { started, visit, addBackground, finish } = aStore();
  addBackground('background');
  const keys = Array.from({ length: MAX_RENDERINGS }, (_, index) => `${index}`);
  const visits = keys.map(visit);
  expect(visit('one more')).toBeNull();
  addBackground('later');
  await finish('background');
  expect(started).toEqual(['background', ...keys]);
  const [last = '', ...others] = keys.toReversed();
  for (const key of others) {
    expect(started).not.toContain('later');
    await finish(key);
  }
  expect(started).toContain('later');
  await finish(last);
  expect(await Promise.all(visits)).toHaveLength(MAX_RENDERINGS);
});

test('a visitor joins what is rendered already, and does not wait for what waits in the background', async () => {
  const { started, visit, addBackground, finish } = aStore();
  addBackground('a');
  addBackground('b');
  const visits = [visit('a'), visit('b')];
  expect(started).toEqual(['a', 'b']);
  await finish('a');
  await finish('b');
  expect(await Promise.all(visits)).toHaveLength(2);
  expect(started).toEqual(['a', 'b']);
});

test('what is newer takes the place of what waits for the same page', async () => {
  const { started, addBackground, finish } = aStore();
  addBackground('other');
  addBackground('page', '1');
  addBackground('page', '2');
  await finish('other');
  expect(started).toEqual(['other', 'page2']);
});
