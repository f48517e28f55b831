import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildRemoteHost, type RemoteHost } from '../support/hostile-hosts/buildRemoteHost';
import { installPackages } from '../support/hostile-hosts/hostPackages';
import { startHostSite } from '../support/hostile-hosts/hostServer';
import { expect, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;

/** What the documented hosts install beside React and the platform. */
const tools = {
  '@module-federation/enhanced': '2.9.2',
  '@module-federation/runtime': '2.9.2',
  '@module-federation/vite': '1.23.8',
  '@rspack/core': '2.3.2',
  '@swc/core': '1.16.22',
  'swc-loader': '0.2.6',
  vite: '8.3.8',
  webpack: '5.108.4',
};

/** Every part has come, from the shop and not from the page's own origin. */
async function expectParts(page: Page, origin: string) {
  const missed: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(origin) && response.status() >= 400) missed.push(response.url());
  });
  await page.goto(origin);
  await expect(page.locator('#cart')).toHaveText('1 in the cart');
  const faq = page.locator('#faq');
  await expect(faq.getByRole('heading', { name: 'Frequently Asked Questions' })).toBeVisible();
  await faq.getByRole('button').nth(1).click();
  await expect(faq.getByRole('button').nth(1)).toHaveAttribute('aria-expanded', 'true');
  // A style sheet of the remote, too.
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(sheets.filter((href) => href.startsWith(`${shop()}/r/mf-learn/`))).not.toEqual([]);
  await expect(
    page.getByRole('region', { name: 'Your candle' }).or(page.getByText('1628.6')).first(),
  ).toBeVisible();
  expect(missed).toEqual([]);
}

/** While the shop hangs the site's own load event comes, and its first paint. */
async function expectSiteStands(page: Page, origin: string) {
  await page.route(`${shop()}/**`, () => new Promise(() => {}));
  await page.goto(origin);
  await expect(page.getByRole('heading', { name: 'A site' })).toBeVisible();
  await expect(page.getByText('The site stands.')).toBeVisible({ timeout: 5000 });
  await expect(page.locator('#cart')).toHaveText('cart away', { timeout: 20_000 });
  await expect(page.locator('#faq')).toHaveText('away');
}

test.describe('production remotes in hosts of others @whole', () => {
  test.describe.configure({ mode: 'serial', timeout: 300_000 });
  let packages: string;
  test.beforeAll(async () => {
    packages = await installPackages(tools);
  });
  test.afterAll(() => rm(packages, { recursive: true, force: true }));

  for (const host of ['runtime', 'rspack', 'webpack', 'vite'] satisfies RemoteHost[]) {
    test(`${host}: a page, the cart and a calculator come from another origin, and a shop that hangs costs nothing`, async ({
      page,
      expectMessage,
    }) => {
      const { folder, served, html } = await buildRemoteHost(host, packages, shop());
      const site = await startHostSite({ '/': { body: html } }, served);
      try {
        await expectParts(page, site.origin);
        expectMessage(/./);
        await expectSiteStands(page, site.origin);
      } finally {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await site.close();
        await rm(folder, { recursive: true, force: true });
      }
    });
  }
});
