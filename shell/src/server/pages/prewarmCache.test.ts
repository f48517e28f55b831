import { aPointer } from '@shop/testing/testReleases';
import { prewarmCache } from './prewarmCache';

const live = (version: string) => ({ remotes: { mf_learn: aPointer('mf-learn', version) } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the sitemap is rendered page by page after the start, and once more after a switch or a change of a price', async () => {
  let current = live('1');
  let tag = '';
  const warmed: string[] = [];
  prewarmCache({
    current: () => current,
    livePrices: () => ({ prices: null, tag }),
    renderer: { sitemapPaths: () => ['/learn', '/faq'] },
    pages: { warm: (_live, path) => void warmed.push(path) },
  });
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
