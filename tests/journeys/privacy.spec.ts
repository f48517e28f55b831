import { open } from '../support/cartSteps';
import { expect, test } from '../support/journey';

test('everything that a visit leaves in the browser is named in the privacy policy', async ({
  page,
  context,
  expectMessage,
}) => {
  expectMessage(/cs_test_none|404 \(Not Found\)/);
  await open(page, '/cart?propose=wx-201:4&ref=my-blog');
  await page.getByRole('button', { name: /^Add to cart/ }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('FREESHIP');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/order-success/);
  await expect(page.getByRole('table', { name: 'Your order' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await open(page, '/wax-calculator');
  await open(page, '/help/track-order');
  await page.getByRole('textbox', { name: 'Order Reference' }).fill('cs_test_none');
  await page.getByRole('button', { name: 'Track order' }).click();
  await expect(page.getByText('We found no order with this reference')).toBeVisible();

  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
  }));
  expect(stored.local).toEqual(expect.arrayContaining(['cart', 'cart-handled-orders']));
  expect(stored.session).toEqual(expect.arrayContaining(['cart-ref', 'shop.scroll']));
  expect([stored.databases, stored.cookies, await context.cookies()]).toEqual([[], '', []]);

  await open(page, '/privacy-policy');
  const policy = await page.getByRole('main').textContent();
  const names = [...stored.local, ...stored.session];
  expect(names.filter((name) => !policy?.includes(name))).toEqual([]);
});
