import { execFileSync } from 'node:child_process';
import { expect, openPage, test } from '../support/journey';
import { type RunningShop, root, startShop } from '../support/startShop';

// A shop of its own: what is hidden here would be missing in other journeys.
let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const products = (...words: string[]) =>
  execFileSync('npm', ['run', '--silent', 'products', '--', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: shop.dataDir },
  });

test('what an operator hides or prices anew shows so within a minute (rule catalogue.live-prices) @whole', async ({
  page,
}) => {
  const soy = `${shop.url}/wax/soy-wax`;
  await openPage(page, soy);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart (1)' })).toBeVisible();

  products('hide', 'wx-201');
  products('price', 'wx-202', '1799');
  const served = async (path: string) => (await page.request.get(shop.url + path)).text();
  await expect
    .poll(() => served('/wax/soy-wax'), { timeout: 60_000 })
    .toContain('Not available at the moment.');
  await expect.poll(() => served('/wax'), { timeout: 60_000 }).toContain('$17.99');
  // Resting on a card's link would preload that product.
  await page.mouse.move(0, 0);

  await openPage(page, soy);
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeDisabled();
  await openPage(page, `${shop.url}/wax`);
  await expect(page.getByRole('button', { name: 'Add Soy Wax to cart' })).toBeDisabled();
  await expect(page.getByRole('article').filter({ hasText: 'Beeswax Flakes' })).toContainText('$17.99');
  await openPage(page, `${shop.url}/cart`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Soy Wax' })).toContainText(
    'Remove it to check out',
  );
});
