import { expect, test, untilStarted } from '../support/journey';
import { isWhole, unlessCommon } from '../support/whole';

const pages = ['/', '/shop', '/wax/soy-wax', '/learn', '/wax-calculator'];

// The journey itself fails on the first console message.
for (const path of pages) {
  const loads = isWhole ? 10 : 2;
  test(`${path} is taken over by the browser ${loads} times without a message${unlessCommon(path === '/')}`, async ({
    page,
  }) => {
    for (let load = 0; load < loads; load++) {
      await page.goto(path);
      await untilStarted(page);
      // The last that comes alive, from another remote.
      await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    }
  });
}
