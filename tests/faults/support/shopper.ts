import { type Browser, type BrowserContext, chromium, type Page, type Route } from '@playwright/test';
import { findChromium } from '../../../shared/tooling/findChromium';
import type { Fault } from './badRemote';

/** Milliseconds for what a shopper waits for: that it comes is asked here, not when. */
const PATIENCE_MS = 30_000;

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', headers: { 'Cache-Control': 'no-store' }, body });
const failed = (status: number) => (route: Route) => route.fulfill({ status, body: 'no' });

/** What the browser gets instead of a remote's client entry. An endless loop there would be the browser's own end. */
function answerTo(fault: Fault, name: string): ((route: Route) => unknown) | undefined {
  if (fault === 'folder gone' || fault === 'entry missing') return failed(404);
  if (fault === 'entry unreadable') return failed(500);
  if (fault === 'hangs') return () => {};
  if (fault === 'entry corrupt') return script('}{');
  if (fault === 'throws on load') return script('throw new Error("thrown on load")');
  const container = '{ init() {}, get: async () => () => ({ routes: { none: true } }) }';
  return fault === 'wrong schema' ? script(`var ${name} = ${container}`) : undefined;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
}

async function open(page: Page, path: string) {
  // The load event waits for what hangs; the page does not.
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
}

/** The header is there and works: its search opens and closes. */
async function useHeader(page: Page) {
  const field = page.getByRole('searchbox', { name: 'Search the shop' });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await field.waitFor();
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
}

/** Puts one more into the cart: on a product's page, or on the cart's where products are away. */
async function addOne(page: Page, app: string) {
  if (app === 'mf-catalog') {
    await open(page, '/cart');
    await useHeader(page);
    await page.getByRole('main').getByRole('button', { name: 'Increase quantity of Soy Wax' }).click();
    return;
  }
  await open(page, '/wax/soy-wax');
  await useHeader(page);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  const panel = page.getByRole('dialog', { name: /^Your Cart \(\d+\)/ });
  const kept = page.getByText(/kept Soy Wax for you/);
  await panel.or(kept).first().waitFor();
}

const itemsIn = (page: Page) =>
  page.evaluate(() => {
    const lines: { quantity: number }[] = JSON.parse(localStorage.getItem('cart') ?? '[]');
    return lines.reduce((sum, { quantity }) => sum + quantity, 0);
  });

/** Somebody in a browser of their own who fills a cart while a remote misbehaves. */
export async function makeShopper(browser: Browser, url: string, app: string) {
  const context: BrowserContext = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  let added = 1;
  const first = [{ id: 'wx-201', name: 'Soy Wax', slug: 'soy-wax', price: 14.99, quantity: added }];
  await page.route('**/blank-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto('/blank-page');
  await page.evaluate((stored) => localStorage.setItem('cart', stored), JSON.stringify(first));
  const pattern = new RegExp(`/r/${app}/`);
  const entry = new RegExp(`/r/${app}/remoteEntry\\.\\w+\\.js`);

  return {
    async meet(fault: Fault) {
      const answer = answerTo(fault, app.replace('-', '_'));
      if (answer)
        await context.route(fault === 'folder gone' ? pattern : entry, (route) => void answer(route));
    },
    /** Adds at least once, and until it is over. @throws where header or cart cannot be used */
    async shop(isOver: () => boolean) {
      do {
        await addOne(page, app);
        added += 1;
      } while (!isOver());
    },
    /** What was added and is not in the cart, once nothing is in the way any more. */
    async lost(): Promise<number> {
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await open(page, '/cart');
      await page.getByRole('main').getByRole('listitem').first().waitFor();
      const until = performance.now() + PATIENCE_MS;
      while ((await itemsIn(page)) < added && performance.now() < until) await page.waitForTimeout(100);
      return added - (await itemsIn(page));
    },
    leave: () => context.close(),
  };
}
