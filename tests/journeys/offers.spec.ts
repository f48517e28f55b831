import type { Page } from '@playwright/test';
import { fillCart, open, storeCart } from '../support/cartSteps';
import { expect, expectNoAxeViolations, test } from '../support/journey';

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

test('from home to the pay page: Buy Now in 3 clicks at most, the panel in 4; FREESHIP counts on both', async ({
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
  await test.step('the panel: the code is applied by itself, unless it is taken off', async () => {
    for (const choice of [[], ['Take off FREESHIP']]) {
      await storeCart(page, '[]');
      await open(page, '/');
      const { press, clicks } = aShopper(page);
      await press('link', 'Expert Candle Making Kit');
      await press('button', 'Add to Cart');
      for (const button of choice) await press('button', button);
      await press('button', 'Checkout');
      await page.waitForURL(/\/sandbox\/pay\//);
      expect(clicks()).toBeLessThanOrEqual(3 + choice.length);
      const name = choice.length > 0 ? /\$8\.95/ : /\$0\.00|Free/i;
      await expect(standard(page)).toHaveAccessibleName(name);
    }
  });
});

test('a typed code that does not count says why, and never stands in the way of paying', async ({ page }) => {
  await fillCart(page, { 'medium-candle-making-kit': 1 });
  await open(page, '/cart');
  await expect(page.getByText('with standard shipping: $55.94')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Promo code' });
  await field.fill('FREESHIP');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Add $0.02 more to use it.', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect(standard(page)).toHaveAccessibleName(/\$5\.95/);
});

test('a refused code is not red when the cart is opened again @whole', async ({ page }) => {
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

test('only one button applies a code: the offer until something is typed, then the one beside the field @whole', async ({
  page,
}) => {
  await fillCart(page, { 'medium-candle-making-kit': 2 });
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Take off FREESHIP' }).click();
  const offer = page.getByRole('button', { name: 'Apply FREESHIP, save $8.95' });
  await expect(offer).toBeVisible();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('FREESHIP');
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('FREESHIP applied: standard shipping is free.')).toBeVisible();
});
