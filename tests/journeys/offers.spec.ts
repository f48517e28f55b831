import type { Page } from '@playwright/test';
import { fillCart, open, storeCart } from '../support/cartSteps';
import { expect, expectNoAxeViolations, test } from '../support/journey';

const kit = { name: 'Medium Candle Making Kit' };

/** Counts what a shopper presses on the way. */
function aShopper(page: Page) {
  let clicks = 0;
  return {
    press: async (role: 'link' | 'button', name: string) => {
      await page.getByRole(role, { name, exact: true }).filter({ visible: true }).first().click();
      clicks += 1;
    },
    clicks: () => clicks,
  };
}

const standard = (page: Page) => page.getByRole('radio', { name: /Standard/ });

test('from home to the pay page: Buy Now in 3 clicks at most, the panel in 4, with FREESHIP in 4', async ({
  page,
}) => {
  await test.step('Buy Now, whose offer is said on the page before', async () => {
    await open(page, '/');
    const { press, clicks } = aShopper(page);
    await press('link', 'Expert Candle Making Kit');
    await expect(
      page.getByText('Buy Now applies FREESHIP: free standard shipping, you save $8.95.'),
    ).toBeVisible();
    await press('button', 'Buy Now');
    await page.waitForURL(/\/sandbox\/pay\//);
    await expect(standard(page)).toHaveAccessibleName(/\$0\.00|Free/i);
    expect(clicks()).toBeLessThanOrEqual(3);
  });
  await test.step('the panel, without and with the code', async () => {
    for (const code of [[], ['Apply FREESHIP, save $8.95']]) {
      await storeCart(page, '[]');
      await open(page, '/');
      const { press, clicks } = aShopper(page);
      await press('link', 'Expert Candle Making Kit');
      await press('button', 'Add to Cart');
      for (const offer of code) await press('button', offer);
      await press('button', 'Checkout');
      await page.waitForURL(/\/sandbox\/pay\//);
      expect(clicks()).toBeLessThanOrEqual(4);
      const name = code.length > 0 ? /\$0\.00|Free/i : /\$8\.95/;
      await expect(standard(page)).toHaveAccessibleName(name);
    }
  });
});

test('a code that was typed and not applied counts at Proceed, and one that does not count says why', async ({
  page,
}) => {
  await fillCart(page, { 'medium-candle-making-kit': 1 });
  await open(page, '/cart');
  const field = page.getByRole('textbox', { name: 'Promo code' });
  await field.fill('FREESHIP');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByText('Add $0.02 more to use it.', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Increase quantity of ${kit.name}` }).click();
  await page.getByRole('button', { name: `Increase quantity of ${kit.name}` }).click();
  await page.getByRole('button', { name: `Decrease quantity of ${kit.name}` }).click();
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(standard(page)).toHaveAccessibleName(/\$0\.00|Free/i);
});

test('a refused code is not red when the cart is opened again', async ({ page }) => {
  await fillCart(page, { 'medium-candle-making-kit': 2 });
  await open(page, '/cart');
  const field = page.getByRole('textbox', { name: 'Promo code' });
  await field.fill('WAX4EVER');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await open(page, '/cart');
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});

test('only one button applies a code: the offer until something is typed, then the one beside the field', async ({
  page,
}) => {
  await fillCart(page, { 'medium-candle-making-kit': 2 });
  await open(page, '/cart');
  const apply = page.getByRole('button', { name: /^Apply/ });
  await expect(apply).toHaveCount(1);
  await expect(apply).toHaveText('Apply FREESHIP, save $8.95');
  await page.getByRole('textbox', { name: 'Promo code' }).fill('FREESHIP');
  await expect(apply).toHaveCount(1);
  await expect(apply).toHaveText('Apply');
});
