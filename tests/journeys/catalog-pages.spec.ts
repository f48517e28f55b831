import type { Page } from '@playwright/test';
import { sitemapPaths } from '../../mf-catalog/src/routes';
import { expect, httpTest, test, untilStarted } from '../support/journey';
import { listShifts, watchShifts } from '../support/layoutShifts';
import { unlessCommon } from '../support/whole';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** The characters that React writes as entities, as they were. */
function plainText(html: string): string {
  return html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** Scrolls to the end as a reader does, until every lazy picture is there. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      // Two frames: a lazy picture is asked for when the browser has seen where it lies.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForFunction(() =>
    // A card beyond the end of a row to swipe is not laid out, and its picture not asked for.
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );
}

/** One page of each kind, at the width where it has more to lose. */
const common = ['/ at 390', '/wax/soy-wax at 1280', '/candle-making-kits/gifts at 390'];
const pagesBySize = sitemapPaths.flatMap((path) =>
  sizes.map((size) => ({ path, size, tag: unlessCommon(common.includes(`${path} at ${size.width}`)) })),
);

for (const { path, size, tag } of pagesBySize) {
  test(`${path} at ${size.width} px: served whole, no shift, no sideways scrolling${tag}`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize(size);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const served = plainText((await response?.text()) ?? '');
    await untilStarted(page);
    expect(served).toContain(await page.getByRole('heading', { level: 1 }).textContent());
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await readToTheEnd(page);
    const shifts = await listShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('every picture has a size, a choice of widths and how wide it is shown; the big one is preloaded, the rest lazy @whole', async ({
  page,
}) => {
  for (const path of ['/', '/shop', '/wax/soy-wax', '/candle-making-kits/gifts']) {
    await page.goto(path);
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map((image) => ({
          hasSize: image.getAttribute('width') !== null && image.getAttribute('height') !== null,
          sources: [...(image.parentElement?.querySelectorAll('source') ?? [])].map(
            (source) => source.srcset.split(',').length > 1 && source.sizes !== '',
          ),
          loading: image.loading,
        })),
      );
    expect(pictures.length).toBeGreaterThan(0);
    for (const { hasSize, sources } of pictures) {
      expect(hasSize).toBe(true);
      expect(sources).toEqual([true, true]);
    }
    // One picture is loaded at once: the biggest that is in sight first.
    expect(pictures.filter(({ loading }) => loading === 'eager')).toHaveLength(1);
    expect(pictures.filter(({ loading }) => loading !== 'lazy')).toHaveLength(1);
    await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(1);
  }
});

test.describe('addresses of the catalogue', () => {
  for (const path of [
    '/wax/nothing',
    '/wicks/nothing',
    '/fragrance-oils/nothing',
    '/containers/nothing',
    '/candle-making-kits/nothing',
    '/product/nothing',
    '/shop/nothing',
    '/shop/wax/soy-wax',
    '/wicks/soy-wax',
  ]) {
    httpTest(`${path} answers 404 with the not-found page`, async ({ baseURL }) => {
      const response = await fetch(`${baseURL}${path}`, { redirect: 'manual' });
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('Oops! Page not found');
      expect(html).toContain('noindex');
    });
  }

  for (const [from, to] of [
    ['/product/soy-wax', '/wax/soy-wax'],
    ['/product/soy-wax?from=cart', '/wax/soy-wax?from=cart'],
    ['/product/deluxe-gift-set', '/candle-making-kits/gifts#deluxe-gift-set'],
    ['/candle-making-kits/beginner-kit', '/candle-making-kits/beginner-candle-making-kit'],
    ['/candle-making-kits/expert-anything', '/candle-making-kits/expert-candle-making-kit'],
    ['/shop/kits/medium-candle-making-kit', '/candle-making-kits/medium-candle-making-kit'],
  ] as const) {
    httpTest(`${from} answers 301 to ${to}`, async ({ baseURL }) => {
      const response = await fetch(`${baseURL}${from}`, { redirect: 'manual' });
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(to);
    });
  }
});
