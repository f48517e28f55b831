import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from '@playwright/test';
import { storedCart, tabTo } from '../support/cartSteps';
import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';
import { unlessCommon } from '../support/whole';

/** Every article, on the page that sells it. */
const articles = [
  '/candle-making-kits/beginner-candle-making-kit',
  '/candle-making-kits/medium-candle-making-kit',
  '/candle-making-kits/expert-candle-making-kit',
  '/wax/soy-wax',
  '/wax/beeswax-flakes',
  '/wax/premium-wax',
  '/wicks/premium-cotton-wicks',
  '/wicks/braided-cotton-wicks',
  '/wicks/pre-tabbed-cotton-wicks',
  '/fragrance-oils/vanilla-bean',
  '/fragrance-oils/french-lavender',
  '/fragrance-oils/clean-linen',
  '/fragrance-oils/pumpkin-spice',
  '/containers/clear-glass-jars',
  '/containers/luxury-glass-containers',
];
const gifts = [
  'Complete Candle Gift Set',
  'Luxury Candle Making Gift Box',
  'Candlemaker’s Deluxe Gift Set',
  'Holiday Candle Making Bundle',
];

const order = (page: Page) => page.getByRole('table', { name: 'Your order' });

/** From the cart page to the payment page and back, by keyboard. */
async function payByKeyboard(page: Page) {
  await expect(page).toHaveURL(/\/cart$/, { timeout: 30_000 });
  await tabTo(page, 'button', 'Proceed to Checkout');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sandbox\/pay\//);
  await tabTo(page, 'button', 'Pay now');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/order-success/);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ expectMessage }) => expectMessage(/^request failed: \S+\.js csp$/));

  for (const path of articles) {
    const tag = unlessCommon(path === '/wax/soy-wax');
    test(`${path} is bought by keyboard, in exactly one order${tag}`, async ({ page }) => {
      await page.goto(path);
      const name = await page.getByRole('heading', { level: 1 }).textContent();
      await tabTo(page, 'button', 'Add to Cart');
      await page.keyboard.press('Enter');
      await payByKeyboard(page);
      await expect(order(page).getByRole('row')).toHaveCount(3);
      await expect(order(page)).toContainText(`1 × ${name}`);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    });
  }

  for (const [index, name] of gifts.entries()) {
    test(`${name} is bought by keyboard, in exactly one order @whole`, async ({ page }) => {
      await page.goto('/candle-making-kits/gifts');
      const card = page.getByRole('article').nth(index);
      await card.getByRole('button', { name: /to cart$/ }).focus();
      await page.keyboard.press('Enter');
      await payByKeyboard(page);
      await expect(order(page).getByRole('row')).toHaveCount(3);
    });
  }

  test('a proposal is chosen from, added and left @whole', async ({ page }) => {
    const recipe = encodeURIComponent('/wax-calculator?diameter=8&height=9');
    const address = `/cart?propose=wx-201:2,fr-401:1,xx-1:1&ref=my-blog&recipe=${recipe}`;
    await page.goto(address);
    const proposal = page.getByRole('region', { name: 'Proposed for you' });
    await expect(proposal.getByRole('checkbox')).toHaveCount(2);
    await expect(proposal).toContainText('We left 1 item out of your list');
    await expect(proposal.getByRole('link', { name: 'Open the recipe' })).toBeVisible();
    await proposal.getByRole('link', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goto(address);
    await proposal.getByRole('checkbox', { name: /Vanilla Bean/ }).uncheck();
    await proposal.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const lines = page.getByRole('list', { name: 'Products in your cart' }).getByRole('listitem');
    await expect(lines).toHaveText([/Soy Wax/]);
    await expect(lines).toContainText('$29.98');
    await page.goto(address);
    for (const box of await proposal.getByRole('checkbox').all()) await box.uncheck();
    await proposal.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(lines).toHaveCount(1);
  });

  test('quantity, promo code, removal and Undo work @whole', async ({ page }) => {
    await page.goto('/candle-making-kits/medium-candle-making-kit');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.goto('/wax');
    await page.getByRole('button', { name: 'Add Soy Wax to cart' }).first().click();
    await page.getByRole('button', { name: 'Increase quantity of Soy Wax' }).click();
    await expect(page.getByRole('definition').first()).toHaveText('$79.97');
    await expect(page.getByText('with standard shipping: $79.97')).toBeVisible();
    await page.getByRole('button', { name: 'Take off FREESHIP' }).click();
    await expect(page.getByText('with standard shipping: $88.92')).toBeVisible();
    await page.getByRole('textbox', { name: 'Promo code' }).fill('WAX4EVER');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('We don’t recognize this promo code.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove Soy Wax' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^Decrease quantity of/ }).click({ force: true });
    await expect(page.getByText('Use Remove to take it out.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Medium/]);
  });

  test('Buy Now pays for that one product, and the cart stays @whole', async ({ page }) => {
    await page.goto('/wax/soy-wax');
    await page.getByRole('button', { name: 'Add to Cart' }).first().click();
    await page.goto('/wicks/premium-cotton-wicks');
    await page.getByRole('button', { name: 'Buy Now' }).first().click();
    await page.waitForURL(/\/sandbox\/pay\//);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(/\/order-success/);
    await expect(order(page)).toContainText('1 × Premium Cotton Wicks');
    await page.goto('/cart');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('Soy Wax');
  });
});

/** Adds Soy Wax without script; gives the cookies. */
async function addWithoutScript(browser: Browser) {
  const dead = await browser.newContext({ javaScriptEnabled: false });
  const page = await dead.newPage();
  await page.goto('/wax/soy-wax');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  const cookies = await dead.cookies();
  await dead.close();
  return cookies;
}

/** Holds requests until it is opened. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

test('what was added without script joins the stored cart when script runs, once @whole', async ({
  page,
  browser,
}) => {
  await page.context().addCookies(await addWithoutScript(browser));
  await page.goto('/cart');
  await untilStarted(page);
  await expect(page.getByRole('button', { name: 'Cart, 1 product, 1 item' })).toBeVisible();
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 1 });
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await untilStarted(page);
  await expect(page.getByRole('button', { name: 'Cart, 1 product, 1 item' })).toBeVisible();
  await expectNoAxeViolations(page);
});

/** The cart in a second tab, while the page has asked the server for its own. */
async function openWhileTaken(page: Page, browser: Browser) {
  await page.context().addCookies(await addWithoutScript(browser));
  const other = await page.context().newPage();
  const asked = page.waitForRequest('**/cart/take');
  await page.goto('/shop');
  await asked;
  await other.goto('/cart');
  await untilStarted(other);
  return other;
}

test('a tab that closes while it takes the cart over leaves it to the next one @whole', async ({
  page,
  browser,
}) => {
  const silent = createServer(() => {}).listen(0);
  const { port } = silent.address() as AddressInfo;
  // Not a route without an answer: closing the page would send it.
  await page.route('**/cart/take', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  const other = await openWhileTaken(page, browser);
  await page.close();
  await expect(other.getByRole('button', { name: 'Cart, 1 product, 1 item' })).toBeVisible();
  expect(await storedCart(other)).toEqual({ 'Soy Wax': 1 });
  silent.close();
});

test('what is pressed in a second tab while the first takes the cart over is done @whole', async ({
  page,
  browser,
}) => {
  const answer = gate();
  await page.route('**/cart/take', (route) => answer.opened.then(() => route.continue()));
  const other = await openWhileTaken(page, browser);
  answer.open();
  await other.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(other.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect(await storedCart(other)).toEqual({});
});

/** The cart by forms; script goes on when the gate opens. */
async function openBeforeScript(page: Page, browser: Browser) {
  await page.context().addCookies(await addWithoutScript(browser));
  const script = gate();
  await page.route(/\/r\/shell\/shop\.\w+\.js/, (route) => script.opened.then(() => route.continue()));
  await page.goto('/cart', { waitUntil: 'commit' });
  return script;
}

test('a press on the forms while script takes the cart over is done once @whole', async ({
  page,
  browser,
}) => {
  const form = gate();
  // On its way until script would have taken the cart.
  await page.route('**/cart/quantity', (route) => form.opened.then(() => route.continue()));
  const taken: string[] = [];
  page.on('request', (request) => request.url().endsWith('/cart/take') && taken.push(request.url()));
  const script = await openBeforeScript(page, browser);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /react\./.test(name)),
  );
  await page.getByRole('button', { name: 'Increase quantity of Soy Wax' }).click({ noWaitAfter: true });
  // Not seen by locators: they wait for the page that the form leads to.
  const isAlive = page.waitForEvent('requestfinished', (request) =>
    /expose-CartBadge\.\w+\.js/.test(request.url()),
  );
  script.open();
  await isAlive;
  form.open();
  await expect(page.getByRole('button', { name: 'Cart, 1 product, 2 items' })).toBeVisible();
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 2 });
  expect(taken).toHaveLength(1);
});

test('a press that pays, begun on the forms and ended when script has the cart, is done @whole', async ({
  page,
  browser,
}) => {
  const script = await openBeforeScript(page, browser);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).hover();
  await page.mouse.down();
  const taken = page.waitForResponse('**/cart/take');
  script.open();
  await taken;
  await page.mouse.up();
  await page.waitForURL(/\/sandbox\/pay\//);
});

for (const width of [320, 1280]) {
  test(`the cart by forms has no accessibility fault and scrolls nowhere sideways at ${width} px @whole`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/main\.|ERR_FAILED/);
    await page.setViewportSize({ width, height: 800 });
    await page.route(/\/main\.\w+\.js/, (route) => route.abort());
    await page.goto('/wax/soy-wax');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    await page.getByRole('textbox', { name: 'Promo code' }).fill('WAX4EVER');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('We don’t recognize this promo code.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
