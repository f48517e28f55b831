import type { Page } from '@playwright/test';
import { expect, test, untilStarted } from '../support/journey';
import { unlessCommon } from '../support/whole';

const order = (page: Page) => page.getByRole('table', { name: 'Your order' });

/** Every script of a product page and of its way to pay, as a pattern of its name. */
const scripts = [
  'shell/main',
  'shell/react',
  'shell/packages',
  'shell/frame',
  'shell/shop',
  'shell/report',
  'mf-catalog/remoteEntry',
  'mf-catalog/container',
  'mf-catalog/expose-routes',
  'mf-catalog/page-product',
  'mf-catalog/details-wax',
  'mf-catalog/expose-ProductCards',
  'mf-catalog/\\d+',
  'mf-cart/remoteEntry',
  'mf-cart/container',
  'mf-cart/expose-cartSlice',
  'mf-cart/expose-CartBadge',
  'mf-cart/expose-CartPanel',
  'mf-cart/expose-routes',
  'mf-cart/page-cart',
  'mf-cart/page-order-success',
  'mf-cart/payment',
  'mf-cart/cart-service',
  'mf-cart/focus-trap',
  'mf-cart/\\d+',
].map((name) => new RegExp(`/${name}\\.\\w+\\.js$`));

for (const [index, script] of scripts.entries()) {
  test(`with ${script.source} corrupt, an article is bought all the same, in one order${unlessCommon(index === 0)}`, async ({
    page,
    expectMessage,
  }) => {
    test.setTimeout(120_000);
    expectMessage(/./);
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '}{' }));
    await page.goto('/wax/soy-wax');
    await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
    await reachCart(page);
    await page
      .getByRole('button', { name: /^(Proceed to )?Checkout$/ })
      .first()
      .click();
    await page.waitForURL(/\/sandbox\/pay\//, { timeout: 30_000 });
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL(/\/order-success/);
    await expect(order(page)).toContainText('1 × Soy Wax', { timeout: 20_000 });
  });
}

test('the scripts above are those of a purchase, all of them @whole', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.add(pathname);
  });
  await page.goto('/wax/soy-wax');
  await untilStarted(page);
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Goes well with Soy Wax' })).toBeVisible();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(order(page)).toBeVisible();
  await untilStarted(page);
  const names = [...asked];
  expect(names.filter((name) => !scripts.some((script) => script.test(name)))).toEqual([]);
  // What a page tells of itself is fetched once it is at rest.
  const unasked = scripts.filter((script) => !names.some((name) => script.test(name)));
  expect(unasked.filter((script) => !script.test('/shell/report.0.js'))).toEqual([]);
});

/** To a way to pay: the panel, the cart page that a form led to, or the cart button where the add is kept. */
async function reachCart(page: Page) {
  const checkout = page.getByRole('button', { name: /^(Proceed to )?Checkout$/ }).first();
  const kept = page.getByText(/We’ve kept Soy Wax for you/);
  const lost = page.getByText('Your cart is safe');
  await expect(checkout.or(kept).or(lost).first()).toBeVisible({ timeout: 40_000 });
  if ((await lost.isVisible()) || (await kept.isVisible()))
    await page.getByRole('banner').locator('a[href="/cart"]').click();
  await expect(checkout).toBeVisible({ timeout: 40_000 });
}
