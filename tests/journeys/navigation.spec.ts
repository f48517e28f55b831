import { chromium } from '@playwright/test';
import { findChromium } from '../support/findChromium.mjs';
import { expect, test, untilStarted } from '../support/journey';

test('a link that is pressed has its page and picture on the way before it is let go, and is followed when it is', async ({
  page,
}) => {
  await page.goto('/shop');
  await untilStarted(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.getByRole('main').getByRole('link', { name: 'French Lavender', exact: true });
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  await page.mouse.down();
  await expect.poll(() => asked.some((path) => path.includes('page-product.'))).toBe(true);
  await expect.poll(() => asked.some((path) => path.includes('details-fragrance.'))).toBe(true);
  await expect.poll(() => asked.some((path) => /\/french-lavender\.\w+-\d+\.avif/.test(path))).toBe(true);
  // A press can be taken back: nothing has moved yet.
  await expect(page).toHaveURL(/\/shop$/);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'French Lavender' })).toBeVisible();
});

test('the browser is told by a header what it may fetch ahead while the page is not alive', async ({
  request,
}) => {
  const page = await request.get('/wax');
  const rules = await request.get(JSON.parse(page.headers()['speculation-rules'] ?? '""'));
  expect(rules.headers()['content-type']).toContain('application/speculationrules+json');
  const [{ where, eagerness }] = (await rules.json()).prefetch;
  expect(eagerness).toBe('moderate');
  expect(JSON.stringify(where)).toContain('html[data-started] a');
});

test('Back shows a page that was left for another document as it was, alive', async ({ baseURL }) => {
  // Playwright's browsers keep no page by default.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await page.goto(`${baseURL}/shop`);
  await untilStarted(page);
  await page.getByLabel('Sort by').selectOption({ label: 'Price: low to high' });
  await expect(page).toHaveURL(/sort=/);
  await page.evaluate(() => {
    Reflect.set(window, 'wasHere', true);
    window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'wasKept', persisted));
  });
  await page.goto(`${baseURL}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'wasHere'))).toBe(true);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toBeFocused();
  await browser.close();
});
