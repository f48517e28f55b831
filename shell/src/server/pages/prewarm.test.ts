import { aPointer } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import pino from 'pino';
import { resolveLive } from '../composition/registry';
import { Pages } from './pages';

const page = { status: 200, html: new Uint8Array(), isComplete: true, missing: [], styleHashes: [] };
const live = (version: string) => ({ remotes: { mf_learn: aPointer('mf-learn', version) } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the sitemap is rendered page by page after the start, and once more after a switch or a change of a price', async () => {
  let current = live('1');
  let tag = '';
  const warmed: string[] = [];
  const pages = new Pages({
    resolveComposition: () => resolveLive(current),
    livePrices: () => ({ prices: null, tag }),
    renderer: {
      getHandle: () => undefined,
      prepare: async () => {},
      async render({ remotes: { mf_learn } }, { pathname }) {
        warmed.push(pathname);
        return { ...page, used: mf_learn ? ['mf_learn'] : [] };
      },
    },
    origin: testSite.origin,
    getSecurity: () => ({}),
    log: pino({ enabled: false }),
  });
  pages.prewarm(
    () => current,
    () => ['/learn', '/faq'],
  );
  await jest.advanceTimersByTimeAsync(260);
  expect(warmed).toEqual(['/learn']);
  await jest.advanceTimersByTimeAsync(5000);
  expect(warmed).toEqual(['/learn', '/faq']);
  current = live('2');
  await jest.advanceTimersByTimeAsync(5000);
  expect(warmed).toEqual(['/learn', '/faq', '/learn', '/faq']);
  tag = 'cheaper';
  await jest.advanceTimersByTimeAsync(5000);
  expect(warmed.length).toBe(6);
});
