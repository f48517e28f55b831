import { expect, test, untilStarted } from '../support/journey';

const pages = ['/', '/shop', '/wax/soy-wax', '/learn', '/wax-calculator'];

// The journey itself fails on the first console message: 5 pages, 10 loads each.
for (const path of pages) {
  test(`${path} is taken over by the browser ten times without a message`, async ({ page }) => {
    for (let load = 0; load < 10; load++) {
      await page.goto(path);
      await untilStarted(page);
      // The last that comes alive, from another remote.
      await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    }
  });
}
