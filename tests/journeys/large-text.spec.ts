import type { Page } from '@playwright/test';
import { fillCart, open } from '../support/cartSteps';
import { expect, test, untilStarted } from '../support/journey';
import { lostText } from '../support/lostText';
import { unlessCommon } from '../support/whole';

const pages = [
  '/',
  '/shop',
  '/candle-making-kits',
  '/candle-making-kits/gifts',
  '/wax/soy-wax',
  '/cart',
  '/guides/wick-selection',
  '/learn',
  '/wick-guide',
  '/fragrance-calculator',
];

/** What a person does who doubles the browser's own size of letters. */
async function doubleText(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

for (const width of [390, 1280]) {
  test(`at 200 % text no page scrolls sideways at ${width} px${unlessCommon(width === 390)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await doubleText(page);
    for (const path of pages) {
      await page.goto(path);
      await untilStarted(page);
      const size = await page.evaluate(() => ({
        text: getComputedStyle(document.documentElement).fontSize,
        wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect({ path, ...size }).toEqual({ path, text: '32px', wide: 0 });
    }
  });
}

test('at 200 % text the cart panel scrolls as one, to its last button @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  await page.goto('/wax/soy-wax');
  await untilStarted(page);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const panel = page.getByRole('dialog', { name: /^Your Cart/ });
  await expect(panel).toBeVisible();
  await panel.getByRole('button', { name: 'Clear Cart' }).scrollIntoViewIfNeeded();
  await expect(panel.getByRole('button', { name: 'Clear Cart' })).toBeInViewport();
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('at 200 % text a long word in a cart line is broken @whole', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  await fillCart(page, { 'beginner-candle-making-kit': 1 });
  await open(page, '/cart');
  const name = page.getByRole('main').getByRole('link', { name: 'Beginner Candle Making Kit' }).last();
  await name.evaluate((link) => {
    link.textContent = 'Kerzenherstellungsset für Anfänger';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('letters that a style sheet of the reader doubles make no page scroll sideways and cover no words, either @whole', async ({
  page,
}) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/shop', '/contact', '/video-tutorials', '/guides/wax-types', '/wick-guide']) {
      await page.goto(path);
      await untilStarted(page);
      const wide = await page.evaluate(() => {
        const root = document.documentElement;
        root.style.fontSize = '200%';
        return root.scrollWidth - root.clientWidth;
      });
      const covered = (await lostText(page)).filter((problem) => problem.startsWith('under'));
      expect({ path, width, wide, covered }).toEqual({ path, width, wide: 0, covered: [] });
    }
  }
});
