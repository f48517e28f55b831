import type { Page } from '@playwright/test';
import { fillCart, open, readProduct, storeCart, storedCart, tabTo } from '../support/cartSteps';
import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';
import { isWhole } from '../support/whole';

const payNow = (page: Page) => page.getByRole('button', { name: 'Pay now' });
const reference = (page: Page) => page.getByText(/^Order Reference:/);

/** Amounts as shown, '$12.34' to cents. */
const cents = (text: string | null | undefined) => Math.round(Number(text?.replace(/[^0-9.]/g, '')) * 100);

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

async function goToPayment(page: Page) {
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
}

test('a whole purchase by keyboard alone', async ({ page }) => {
  await open(page, '/wax/soy-wax');
  await tabTo(page, 'button', 'Add to Cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your Cart (1)' })).toBeFocused();
  await tabTo(page, 'button', 'Increase quantity of Soy Wax');
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { name: 'Your Cart (2)' })).toBeVisible();
  await tabTo(page, 'button', 'Checkout');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/sandbox\/pay\//);
  await tabTo(page, 'radio', /Standard/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'button', 'Pay now');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/order-success/);
  const order = page.getByRole('table', { name: 'Your order' });
  await expect(order).toContainText('2 × Soy Wax');
  await expect(order).toContainText('Expedited');
  // 2 x 14.99 + 5.95 + 9.95
  await expect(order.getByRole('row', { name: /^Total/ })).toContainText('$45.88');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await tabTo(page, 'link', 'Continue Shopping');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Candle Making Supplies');
});

test('who paid, never came back and adds to the cart pays for the rest alone', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/ERR_FAILED/);
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  await goToPayment(page);
  await page.route(/order-success/, (route) => route.abort());
  await payNow(page).click();
  await page.waitForEvent('requestfailed');
  await page.unrouteAll();
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Increase quantity of Soy Wax' }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL(/order-success/);
  await expect(page.getByRole('table', { name: 'Your order' })).toContainText('1 × Soy Wax');
  await expect(page.getByRole('button', { name: 'Cart, 1 product, 1 item' })).toBeVisible();
  await open(page, '/cart');
  await goToPayment(page);
});

test('estimate, payment page and order agree to the cent, with the code and for a delivery speed', async ({
  page,
}) => {
  const surcharges = isWhole ? { Standard: 0, Expedited: 995, Express: 1995 } : { Express: 1995 };
  for (const [speed, surcharge] of Object.entries(surcharges)) {
    await fillCart(page, { 'medium-candle-making-kit': 1, 'clean-linen': 1 });
    await open(page, '/cart');
    const field = page.getByRole('textbox', { name: 'Promo code' });
    await field.fill('freeship');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Delivery speeds and what you’ll pay').click();
    const row = page.getByRole('row', { name: new RegExp(`^${speed}`) });
    const estimated = cents(await row.getByRole('cell').last().textContent());
    expect(estimated).toBe(4999 + 1399 + surcharge);
    await goToPayment(page);
    await page.getByRole('radio', { name: new RegExp(speed) }).check();
    await payNow(page).click();
    await page.waitForURL(/\/order-success/);
    const total = page
      .getByRole('table')
      .getByRole('row', { name: /^Total/ })
      .getByRole('cell');
    expect(cents(await total.textContent())).toBe(estimated);
    // The order stands in the server's HTML: script takes the lines, and the key of their checkout, a moment later.
    await expect.poll(() => storedCart(page)).toEqual({});
  }
});

test('what was bought leaves the cart once: a reload and a second visit take nothing more', async ({
  page,
}) => {
  await fillCart(page, { 'soy-wax': 2, 'clear-glass-jars': 1 });
  await open(page, '/cart');
  await goToPayment(page);
  await payNow(page).click();
  await page.waitForURL(/\/order-success/);
  await expect(page.getByRole('table', { name: 'Your order' })).toBeVisible();
  await expect.poll(() => storedCart(page)).toEqual({});
  const address = page.url();
  await fillCart(page, { 'soy-wax': 3 });
  for (const visit of ['a visit', 'a reload']) {
    await test.step(visit, async () => {
      await open(page, address);
      await expect(page.getByRole('table', { name: 'Your order' })).toBeVisible();
      expect(await storedCart(page)).toEqual({ 'Soy Wax': 3 });
    });
  }
});

test('Buy Now pays for that one product; the cart stays as it is, also after the payment @whole', async ({
  page,
}) => {
  await fillCart(page, { 'soy-wax': 2 });
  await open(page, '/wax/soy-wax');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await payNow(page).click();
  await page.waitForURL(/\/order-success/);
  await expect(page.getByRole('table', { name: 'Your order' })).toContainText('1 × Soy Wax');
  await expect(page.getByRole('button', { name: 'Cart, 1 product, 2 items' })).toBeVisible();
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 2 });
});

test('a browser that cannot time a request buys all the same', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await fillCart(page, { 'soy-wax': 2 });
  await open(page, '/cart');
  await goToPayment(page);
  await payNow(page).click();
  await page.waitForURL(/\/order-success/);
  await expect(page.getByRole('table', { name: 'Your order' })).toContainText('2 × Soy Wax');
  await open(page, '/candle-making-kits/soy-wax');
  await expect(page.getByRole('button', { name: /^Add .* to cart$/ }).first()).toBeVisible();
});

test('a canceled payment leads back to the cart as it was, code and all', async ({ page }) => {
  await fillCart(page, { 'expert-candle-making-kit': 1 });
  await open(page, '/cart');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('FREESHIP');
  await page.getByRole('button', { name: 'Apply' }).click();
  await goToPayment(page);
  await page.getByRole('button', { name: /Cancel/ }).click();
  await page.waitForURL(/\/cart$/);
  await untilStarted(page);
  await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('FREESHIP');
  await expect(page.getByText('Free shipping', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('Back from the payment page: the button is usable, and leads to the same session @whole', async ({
  page,
}) => {
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  await goToPayment(page);
  const session = page.url();
  await page.goBack();
  await goToPayment(page);
  expect(page.url()).toBe(session);
});

test('two tabs check the same cart out: one session; a changed cart has another @whole', async ({
  context,
  page,
}) => {
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  const other = await context.newPage();
  await open(other, '/cart');
  await goToPayment(page);
  await goToPayment(other);
  expect(other.url()).toBe(page.url());
  await open(other, '/cart');
  await other.getByRole('button', { name: 'Increase quantity of Soy Wax' }).click();
  await goToPayment(other);
  expect(other.url()).not.toBe(page.url());
});

test('a cart that was paid for before the shop heard of it is not paid twice', async ({ page }) => {
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  await goToPayment(page);
  // Paid, and the browser closed before it was back in the shop: the cart is still full.
  const paid = await page.request.post(page.url(), {
    form: { shipping: '0', action: 'pay' },
    headers: { Origin: new URL(page.url()).origin },
    maxRedirects: 0,
  });
  expect(paid.headers().location).toContain('/order-success');
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL(/\/order-success/);
  await expect(page.getByRole('table', { name: 'Your order' })).toBeVisible();
  await expect.poll(() => storedCart(page)).toEqual({});
});

test('a page shown again from the back cache has no frozen button @whole', async ({ page }) => {
  await page.route('**/api/create-checkout', () => {});
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeVisible();
});

test('double click, Enter and click: one session @whole', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-checkout')) requests.push(request.url());
  });
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  const button = page.getByRole('button', { name: 'Proceed to Checkout' });
  await button.focus();
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
    element.click();
  });
  await page.waitForURL(/\/sandbox\/pay\//);
  expect(requests).toHaveLength(1);
});

test("a price that changed since: refused by the service, put right in the cart, said in the shop's words", async ({
  page,
  expectMessage,
}) => {
  expectMessage(/409|refreshed|503/);
  // The cart cannot read the price on load, so that the checkout meets it.
  await page.route('**/api/products', (route) => route.fulfill({ status: 503, body: '' }));
  const { id, slug, name } = await readProduct(page, 'soy-wax');
  await storeCart(page, JSON.stringify([{ id, slug, name, price: 0.01, image: '', quantity: 2 }]));
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  const line = page.getByRole('main').getByRole('listitem');
  await expect(line).toContainText('Price changed from $0.01 to $14.99.');
  await expect(line).toContainText('$29.98');
  // Before the axe check, which may take longer than a notice stays.
  const notice = await page.getByText('Failed to process checkout. Please try again.').boundingBox();
  for (const name of ['Subtotal', 'Total']) {
    const amount = await page
      .getByRole('definition')
      .nth(name === 'Total' ? 1 : 0)
      .boundingBox();
    expect(notice && amount && overlap(notice, amount)).toBe(false);
  }
  await expect(page.getByText('Price changed from $0.01')).toHaveCount(1);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Continue with $29.98' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
});

test('a payment that takes a while is being confirmed, then shows the order and takes it from the cart', async ({
  page,
}) => {
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  await goToPayment(page);
  await page.getByRole('button', { name: /Pay later/ }).click();
  await page.waitForURL(/\/order-success/);
  await expect(page.getByText(/Your payment is being confirmed/)).toBeVisible();
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 1 });
  await expectNoAxeViolations(page);
  await expect(page.getByRole('table', { name: 'Your order' })).toBeVisible();
  await expect(page.getByText(/being confirmed/)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect.poll(() => storedCart(page)).toEqual({});
});

test('an unknown reference is shown as text, and the cart stays @whole', async ({ page, expectMessage }) => {
  expectMessage(/404/);
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/order-success?session_id=cs_test_unknown');
  await expect(reference(page)).toHaveText('Order Reference: cs_test_unknown');
  await expect(page.getByText('Your order was placed. A confirmation email follows.')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await storedCart(page)).toEqual({ 'Soy Wax': 1 });
});

test('a payment page at another origin is not followed @whole', async ({ page, expectMessage }) => {
  expectMessage(/payment page/);
  await page.route('**/api/create-checkout', (route) =>
    route.fulfill({ json: { url: 'https://checkout.stripe.com.evil.example/pay' } }),
  );
  await fillCart(page, { 'soy-wax': 1 });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(
    page.getByRole('main').getByText('Failed to process checkout. Please try again.'),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/cart');
});
