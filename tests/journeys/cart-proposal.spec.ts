import type { Page } from '@playwright/test';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, test, untilStarted } from '../support/journey';
import { listShifts, watchShifts } from '../support/layoutShifts';

const shop = () => process.env.SHOP_URL as string;
const proposal = (page: Page) => page.getByRole('region', { name: 'Proposed for you' });
const stored = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cart') ?? '[]') as { id: string; quantity: number }[]).map(
      ({ id, quantity }) => `${id}:${quantity}`,
    ),
  );

test.afterAll(closeHost);

test('from a blog to a cart: the recipe is proposed, added at a press, and the order knows the blog', async ({
  page,
}) => {
  const script = `<script type="module" async src="${shop()}/embed/calculators.js"></script>`;
  await visitHost(
    page,
    `${script}<candle-calculator partner="my-blog" diameter="8" height="9" candles="4"></candle-calculator>`,
  );
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Add what I need' }).click();
  const cart = await opening;
  await untilStarted(cart);
  await expect(proposal(cart)).toContainText('2 × Soy Wax');
  expect(await stored(cart)).toEqual([]);

  await cart.getByRole('checkbox', { name: /Vanilla Bean/ }).uncheck();
  await cart.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(proposal(cart)).toHaveCount(0);
  expect(new URL(cart.url()).search).toBe('');
  expect(await stored(cart)).toContain('wx-201:2');
  expect((await stored(cart)).join()).not.toContain('fr-401');

  // Away and back: it does not propose again.
  await cart.getByRole('link', { name: 'Continue Shopping' }).click();
  await cart.waitForURL('**/shop');
  await cart.goBack();
  await expect(cart.getByText('Summary')).toBeVisible();
  await expect(proposal(cart)).toHaveCount(0);

  const asked = cart.waitForRequest('**/api/create-checkout');
  await cart.getByRole('button', { name: 'Proceed to Checkout' }).click();
  expect((await asked).postDataJSON()).toMatchObject({ ref: 'my-blog' });
  await cart.waitForURL('**/sandbox/**');
});

test('on a phone nothing moves much when a proposal comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto('/cart?propose=wx-201:1,fr-401:1,wk-301:1,ct-501:1');
  await untilStarted(page);
  await expect(proposal(page).getByRole('checkbox')).toHaveCount(4);
  const shifts = await listShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.1);
});

test('the recipe that travels along opens in the shop @whole', async ({ page }) => {
  const recipe = encodeURIComponent('/wax-calculator?diameter=8&height=9&candles=4&wax=beeswax&units=metric');
  await page.goto(`/cart?propose=wx-202:4&recipe=${recipe}`);
  await page.getByRole('link', { name: 'Open the recipe' }).click();
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toContainText('1755.3 g');
});

test('where the code of a proposal is lost the cart is there all the same, and a reload proposes again @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  const script = /mf-cart\/proposal\.\w+\.js$/;
  await page.route(script, (route) => route.abort());
  await page.goto('/cart?propose=wx-201:2');
  await expect(page.getByRole('alert')).toContainText('Reload the page to try again.');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.unroute(script);
  await page.reload();
  await expect(proposal(page)).toContainText('2 × Soy Wax');
});

test('what nobody could order is dropped and said, and a name is never taken from the link @whole', async ({
  page,
}) => {
  const bad = [
    'xx-1:1',
    'wx-201:1000000000',
    'wx-201:-1',
    'fr-401:2:0.01',
    '%3Cscript%3Ealert(1)%3C/script%3E:1',
  ];
  const many = Array.from({ length: 500 }, (_, index) => `no-${index}:1`);
  await page.goto(`/cart?propose=wx-203:1,${[...bad, ...many].join(',')}`);
  await expect(proposal(page).getByRole('checkbox')).toHaveCount(1);
  await expect(proposal(page)).toContainText('We left 505 items out of your list');
  await proposal(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(proposal(page)).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});
