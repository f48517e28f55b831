import type { Page, Route } from '@playwright/test';
import { fillCart, open, storedCart } from '../support/cartSteps';
import { expect, test, untilStarted } from '../support/journey';
import { unlessCommon } from '../support/whole';

const ALL_OF_IT = /\/r\/mf-cart\//;
/** The cart's own part; badge, panel and pages are others. */
const SLICE = /\/r\/mf-cart\/.*expose-cartSlice/;

const missing = (route: Route) => route.fulfill({ status: 404, body: 'no' });
const broken = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("half of it")' });
const cut = (route: Route) => route.abort('connectionreset');

const addWax = (page: Page) => page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
const kept = (page: Page) =>
  page.getByText('We’ve kept Soy Wax for you. It goes into your cart as soon as the cart is back.');

const outages = [
  ['missing', ALL_OF_IT, missing],
  ['cut off', ALL_OF_IT, cut],
  ['broken half-way, its slice', SLICE, broken],
  ['missing half-way, its slice', SLICE, missing],
] as const;

for (const [name, pattern, fault] of outages) {
  test(`mf-cart ${name}: an add is kept, other pages work, and it is delivered when the cart is back${unlessCommon(name === 'missing')}`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/./);
    await page.route(pattern, fault);
    await open(page, '/wax/soy-wax');
    await addWax(page);
    await expect(kept(page)).toBeVisible();
    await addWax(page);

    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Questions/);

    await page.unroute(pattern);
    await expect(page.getByRole('dialog', { name: 'Your Cart (2)' })).toBeVisible();
    expect(await storedCart(page)).toEqual({ 'Soy Wax': 2 });
  });
}

test('an add that is kept survives a reload of the page @whole', async ({ page, expectMessage }) => {
  expectMessage(/./);
  await page.route(ALL_OF_IT, missing);
  await open(page, '/wax/soy-wax');
  await addWax(page);
  await expect(kept(page)).toBeVisible();
  await page.unroute(ALL_OF_IT);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible();
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 1 });
});

test('mf-cart slow: an add is kept and delivered once, on top of what the cart held @whole', async ({
  page,
}) => {
  await fillCart(page, { 'soy-wax': 2, 'clear-glass-jars': 1 });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(SLICE, async (route) => {
    await arrived;
    await route.continue();
  });
  // The document's load event waits for what is slow; the page does not.
  await page.goto('/wax/soy-wax', { waitUntil: 'commit' });
  await untilStarted(page);
  await addWax(page);
  await expect(kept(page)).toBeVisible();
  arrive();
  await expect(page.getByRole('dialog', { name: 'Your Cart (4)' })).toBeVisible();
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 3, 'Clear Glass Jars': 1 });
  await page.reload();
  await untilStarted(page);
  await expect(page.getByRole('button', { name: 'Cart, 2 products, 4 items' })).toBeVisible();
});

test('only the panel is missing: the add counts, the badge tells, and the cart page still sells @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await page.route(/\/r\/mf-cart\/.*expose-CartPanel/, missing);
  await open(page, '/wax/soy-wax');
  await addWax(page);
  await expect(page.getByRole('button', { name: 'Cart, 1 product, 1 item' })).toBeVisible();
  await open(page, '/cart');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('the cart page without its slice says that it waits, and shows the cart when it is back @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await fillCart(page, { 'soy-wax': 2 });
  await page.route(SLICE, missing);
  await open(page, '/cart');
  await expect(page.getByText(/Your cart is taking longer than usual/)).toBeVisible();
  await page.unroute(SLICE);
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('$29.98');
});

test('the cart page without the shop’s first script says that it waits, and loads again', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await fillCart(page, { 'soy-wax': 2 });
  await page.route(/\/r\/shell\/main\./, missing);
  await page.goto('/cart');
  const again = page.getByRole('link', { name: 'Load it again' });
  await expect(again).toBeHidden();
  await expect(again).toBeVisible();
  await expect(page.getByText('This page’s buttons didn’t load.')).toBeVisible();
  await page.unroute(/\/r\/shell\/main\./);
  await again.click();
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('$29.98');
  await expect(page.getByText('This page’s buttons didn’t load.')).toBeHidden();
});

test('only the code that pays is missing: the cart’s form leads to the payment page all the same @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await page.route(/\/r\/mf-cart\/.*payment/, missing);
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(page.getByText('Soy Wax')).toBeVisible();
});

const PANEL = /\/r\/mf-cart\/.*expose-CartPanel/;
const hanging = () => {};

for (const [name, fault] of [
  ['missing', missing],
  ['hanging', hanging],
] as const) {
  test(`the panel is ${name}: the cart button leads to the cart page${unlessCommon(fault === missing)}`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/./);
    await fillCart(page, { 'soy-wax': 1 });
    await page.route(PANEL, fault);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await untilStarted(page);
    const badge = page.getByRole('button', { name: 'Cart, 1 product, 1 item' });
    await badge.click();
    await page.waitForURL(/\/cart$/, { timeout: 20_000 });
    await expect(page.getByText('Summary')).toBeVisible();
    // A browser gives one file that hangs to everybody who asks for it: only one that was lost comes back.
    if (name === 'hanging') return;
    await page.unroute(PANEL);
    await badge.click();
    await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible({ timeout: 20_000 });
  });
}

test('an add whose panel is missing says so, with the ways on @whole', async ({ page, expectMessage }) => {
  expectMessage(/./);
  await page.route(PANEL, missing);
  await open(page, '/wax/soy-wax');
  await addWax(page);
  await expect(page.getByText('Your cart is safe')).toBeVisible({ timeout: 20_000 });
  await page.unroute(PANEL);
  await page.getByRole('button', { name: 'Cart, 1 product, 1 item' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible({ timeout: 20_000 });
});

test('a chunk that hangs holds a link for 8 s at most: then the browser fetches the document @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await open(page, '/wax/soy-wax');
  await page.route(/\/r\/mf-learn\/.*page-about/, hanging);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Our Story/, { timeout: 15_000 });
});

test('without a connection a link says so, and is followed once there is one @whole', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(/./);
  await open(page, '/wax/soy-wax');
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You seem to be offline', {
    timeout: 15_000,
  });
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Our Story/, { timeout: 15_000 });
});

test('the first add without a connection says that it still tries, and arrives later', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(/./);
  await open(page, '/wax/soy-wax');
  await context.setOffline(true);
  await addWax(page);
  await expect(page.getByText('Still trying to reach your cart')).toBeVisible();
  await context.setOffline(false);
  const panel = page.getByRole('dialog', { name: 'Your Cart (1)' });
  await expect(panel).toBeVisible({ timeout: 20_000 });
  await panel.getByRole('button', { name: 'Close cart' }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 product, 1 item' })).toBeVisible();
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 1 });
});

test.describe('on a tool', () => {
  // The tools' service worker would fetch mf-cart past the fault.
  test.use({ serviceWorkers: 'block' });

  test('the badge and panel are missing on a page that needs no cart: nothing of it suffers @whole', async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/./);
    await page.route(ALL_OF_IT, missing);
    await open(page, '/wax-calculator');
    await page.getByRole('spinbutton', { name: /diameter/i }).fill('8');
    await page.getByRole('spinbutton', { name: /height/i }).fill('9');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText(/407\.1/).first()).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
  });
});
