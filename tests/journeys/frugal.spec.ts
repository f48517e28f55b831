import { expect, test, untilStarted } from '../support/journey';

// What a page asks for once it has come alive: nothing that nobody has shown a wish for.

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

test('an empty cart costs nobody the code of its panel; what is put into it brings the panel', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/cart');
  await untilStarted(page);
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('CartPanel'))).toEqual([]);
  await page.goto('/shop');
  await untilStarted(page);
  await page.getByRole('button', { name: 'Add Soy Wax to cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible();
});

test('a gallery loads its other pictures when it is touched @whole', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const large = () =>
    asked.filter((path) => /soy-wax-(detail|in-use)\./.test(path) && !path.includes('-160.'));
  await page.goto('/wax/soy-wax');
  await untilStarted(page);
  await page.waitForLoadState('networkidle');
  expect(large()).toEqual([]);
  await page.getByRole('region', { name: 'Pictures of Soy Wax' }).hover();
  await expect.poll(large).toHaveLength(2);
});

test('while a list is read, the code of the products in view comes @whole', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/wax');
  await untilStarted(page);
  await page.waitForLoadState('networkidle');
  const before = asked.length;
  expect(asked.filter((path) => path.includes('page-product'))).toEqual([]);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => asked.slice(before).some((path) => path.includes('page-product'))).toBe(true);
  expect(asked.some((path) => path.includes('details-wax'))).toBe(true);
});
