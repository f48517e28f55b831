import type { Page } from '@playwright/test';
import { canonicalPaths } from '../support/canonicalPaths';
import { expect, openPage, test } from '../support/journey';

test('nothing that has the focus is hidden by the bar, whatever the screen @whole', async ({ page }) => {
  await openPage(page, '/learn');
  const isHidden = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const header = document.querySelector('header') as HTMLElement;
      // The skip link lies over the bar.
      if (header.contains(focused) || focused.matches('[href="#content"]')) return null;
      const box = focused.getBoundingClientRect();
      const bar = header.getBoundingClientRect();
      const isUnderBar = box.top >= bar.top && box.bottom <= bar.bottom;
      const isOutside = box.bottom <= 0 || box.top >= window.innerHeight;
      return isUnderBar || isOutside ? (focused.textContent ?? focused.tagName) : null;
    });
  for (const viewport of [
    { width: 1280, height: 720 },
    { width: 320, height: 568 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(viewport);
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 45; press++) {
        await page.keyboard.press(key);
        expect({ viewport, hidden: await isHidden() }).toEqual({ viewport, hidden: null });
      }
    }
  }
});

test('at 320 x 256 nothing scrolls sideways and only the bar sticks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPage(page, '/learn');
  await page.evaluate(() => window.scrollTo(0, 600));
  const { width, stuck } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    stuck: [...document.querySelectorAll('body *')].filter((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      return ['fixed', 'sticky'].includes(position) && pointerEvents !== 'none' && box.height > 0;
    }).length,
  }));
  expect(width).toBe(320);
  expect(stuck).toBe(1);
});

for (const width of [390, 1280]) {
  test(`nothing moves when the fonts arrive late, at ${width} px @whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    let bytes = 0;
    await page.route(/\.woff2$/, async (route) => {
      const response = await route.fetch();
      const { byteLength } = await response.body();
      // In a statement of its own: two fonts arrive at once.
      bytes += byteLength;
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.fulfill({ response });
    });
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openPage(page, '/learn');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('500 16px "EB Garamond"'))).toBe(true);
    // The face of headings and the face of text.
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThanOrEqual(40_000);
    const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    expect(sum).toBeLessThan(0.02);
  });
}

/** The height of the main heading in its font, and in the one that stands in until it has arrived. */
async function headingHeights(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return page.getByRole('heading', { level: 1 }).evaluate(async (heading) => {
    const own = heading.getBoundingClientRect().height;
    await document.fonts.load('500 16px "EB Garamond fallback"');
    (heading as HTMLElement).style.fontFamily = '"EB Garamond fallback"';
    const fallback = heading.getBoundingClientRect().height;
    (heading as HTMLElement).style.fontFamily = '';
    return { own, fallback };
  });
}

test('the longest name of an oil breaks as its font will have it, whatever the phone', async ({ page }) => {
  await openPage(page, '/fragrance-oils/french-lavender');
  for (const width of [320, 360, 375, 390, 393, 412, 430]) {
    await page.setViewportSize({ width, height: 844 });
    const { own, fallback } = await headingHeights(page);
    expect({ width, height: fallback }).toEqual({ width, height: own });
  }
});

test('no main heading breaks anew when its font arrives @whole', async ({ page, request }) => {
  for (const path of await canonicalPaths(request)) {
    await openPage(page, path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const { own, fallback } = await headingHeights(page);
      expect({ path, width, height: fallback }).toEqual({ path, width, height: own });
    }
  }
});
