import type { Page } from '@playwright/test';
import budgets from '../budget.json' with { type: 'json' };
import { expect, test, untilStarted } from '../support/journey';
import { listShifts, watchShifts } from '../support/layoutShifts';
import { unlessCommon } from '../support/whole';

// A mid phone on a slow line: fonts, code and cart arrive long after the first paint.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

/** Which of them a browser asks for differs between Chromium's builds; no page needs one. */
const ICONS = ['/favicon.ico', '/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png'];

/** What a page tells of itself is fetched once it is at rest; a slow machine sees it come. */
const REPORT = /\/report\.\w+\.js$/;

/** Pictures below the first screen: how early one is fetched differs between Chromium's builds, too. */
const lazyPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.loading === 'lazy' && image.getBoundingClientRect().top >= innerHeight)
      .map((image) => new URL(image.currentSrc || image.src, location.href).pathname),
  );

const common = ['/', '/cart'];
for (const [address, { requests: allowed }] of Object.entries(budgets.pages)) {
  test(`on a slow phone nothing of ${address} moves by itself, and few files are fetched${unlessCommon(common.includes(address))}`, async ({
    page,
  }) => {
    await watchShifts(page);
    const devtools = await page.context().newCDPSession(page);
    const asked: string[] = [];
    devtools.on('Network.requestWillBeSent', ({ request }) => {
      const { protocol, pathname } = new URL(request.url);
      if (protocol !== 'data:' && !ICONS.includes(pathname)) asked.push(pathname);
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 750e3 / 8,
    });
    await page.goto(address);
    await untilStarted(page);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.fonts.check('400 16px "Source Sans 3"'))).toBe(true);
    if (address === '/cart') await expect(page.getByText('Your cart is empty')).toBeVisible();
    const shifts = await listShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
    const later = await lazyPictures(page);
    const counted = asked.filter((pathname) => !REPORT.test(pathname) && !later.includes(pathname));
    expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(allowed);
  });
}

/** px below the window. */
const AHEAD = 1000;

test('once it is scrolled, the pictures of the next thousand px are there before the eye @whole', async ({
  page,
}) => {
  await page.goto('/shop');
  await untilStarted(page);
  await page.evaluate(() => window.scrollBy(0, 50));
  const missing = () =>
    page.evaluate(
      (ahead) =>
        [...document.images]
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map((image) => image.getBoundingClientRect().top - innerHeight)
          .filter((below) => below < ahead),
      AHEAD,
    );
  await expect.poll(missing).toEqual([]);
});
