import type { Page } from '@playwright/test';
import { expect, test, untilStarted } from '../support/journey';
import { unlessCommon } from '../support/whole';

/** A page of each remote, where to come from, and its heading. */
const remotes = [
  { app: 'mf-catalog', from: '/learn', link: '/shop', heading: 'Shop Candle Making Supplies' },
  { app: 'mf-cart', from: '/learn', link: '/cart', heading: 'Your Cart' },
  { app: 'mf-learn', from: '/wax-calculator', link: '/faq', heading: /Questions/ },
  { app: 'mf-tools', from: '/learn', link: '/wax-calculator', heading: /Wax Calculator/ },
];

const faults = {
  missing: (page: Page, pattern: RegExp) =>
    page.route(pattern, (route) => route.fulfill({ status: 404, body: 'no' })),
  broken: (page: Page, pattern: RegExp) =>
    page.route(pattern, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom")' }),
    ),
  slow: (page: Page, pattern: RegExp) => page.route(pattern, () => {}),
};

/** Goes to a path without a new document, as the browser's Back and Forward do. */
async function follow(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const pairs = remotes.flatMap((remote) =>
  Object.entries(faults).map(([fault, cause]) => ({ ...remote, fault, cause })),
);
const common = ['mf-catalog missing'];

for (const { app, from, link, heading, fault, cause } of pairs) {
  const tag = unlessCommon(common.includes(`${app} ${fault}`));
  test(`${app} ${fault}: its region says so, the rest works, and 'Try again' recovers${tag}`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/./);
    const pattern = new RegExp(`/r/${app}/`);
    await cause(page, pattern);
    // A hint that hangs keeps the load event back, and nothing else.
    await page.goto(from, { waitUntil: 'domcontentloaded' });
    await untilStarted(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await follow(page, link);

    const main = page.getByRole('main');
    const retry = main.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.unroute(pattern);
    await retry.click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
}

test('a page whose own script is lost keeps its text and offers to try again', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await page.route(/\/r\/mf-learn\//, (route) => route.fulfill({ status: 404, body: 'no' }));
  await page.goto('/learn');
  await expect(page.getByRole('alert')).toContainText('buttons didn’t load');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Learn/);
  await page.unroute(/\/r\/mf-learn\//);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilStarted(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
