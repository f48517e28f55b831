import { type Browser, chromium, type Page } from '@playwright/test';
import { until } from '../../checkout-service/testing/builtService';
import { findChromium } from '../../shared/tooling/findChromium';
import { type RunningShop, startShop } from '../support/startShop';
import { startOtherHost } from './support/otherHost';

jest.setTimeout(120_000);

/** It stands in the builds: the same each time, so that they are made once. */
const PORT = 48_991;
const ORIGIN = `http://127.0.0.1:${PORT}`;

let host: Awaited<ReturnType<typeof startOtherHost>>;
let shop: RunningShop;
let browser: Browser;
beforeAll(async () => {
  host = await startOtherHost(PORT);
  shop = await startShop({ ASSETS_ORIGIN: ORIGIN });
  browser = await chromium.launch({ executablePath: findChromium() });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  host?.stop();
});

let page: Page;
let said: string[];
let fromShop: string[];
beforeEach(async () => {
  host.changes = () => false;
  host.asked.length = 0;
  page = await browser.newPage();
  said = [];
  fromShop = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('request', (request) => {
    if (request.url().startsWith(shop.url)) fromShop.push(new URL(request.url()).pathname);
  });
});
afterEach(() => page.close());

/** mf-cart has come, and has kept what was pressed. */
const untilInCart = () => page.waitForFunction(() => localStorage.getItem('cart')?.includes('"quantity":1'));

test('pages come from the shop and every file from the other origin, each once, and nobody complains', async () => {
  await page.goto(`${shop.url}/wax/soy-wax`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await untilInCart();
  const files = host.asked.filter((path) => /\.(js|css|woff2)$/.test(path));
  expect(files.length).toBeGreaterThan(8);
  expect(files.filter((path, index) => files.indexOf(path) !== index)).toEqual([]);
  expect(host.asked.some((path) => path.startsWith('/media/'))).toBe(true);
  await page.goto(`${shop.url}/wax-calculator`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // The small picture of a line in the cart stays with the shop: the products table names it.
  const isOfTable = (path: string) => path.endsWith('-320.webp');
  expect(fromShop.filter((path) => /^\/(r|media)\//.test(path) && !isOfTable(path))).toEqual([]);
  expect(said).toEqual([]);
});

test('every script that a page loads carries the hash of its bytes', async () => {
  await page.goto(`${shop.url}/wax/soy-wax`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await untilInCart();
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script[src], link[rel=preload][as=script]')]
      .filter((one) => !one.integrity || one.crossOrigin !== 'anonymous')
      .map((one) => one.outerHTML),
  );
  expect(bare).toEqual([]);
});

test.each([
  ['a stage of the shell', /\/shell\/shop\.\w+\.js$/],
  ['the entry of a remote', /\/mf-cart\/remoteEntry\.\w+\.js$/],
  ['a chunk that a bundle asks for', /\/mf-cart\/expose-[^/]*\.js$/],
])('%s with other bytes than were built does not run, and the page stands', async (_what, pattern) => {
  host.changes = (address) => pattern.test(address);
  await page.goto(`${shop.url}/wax/soy-wax`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await until(() => said.some((text) => text.includes('integrity')));
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
