import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackageHost } from '../support/hostile-hosts/buildPackageHost';
import { type HostSite, startHostSite } from '../support/hostile-hosts/hostServer';
import { expect, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;
let host: { folder: string; served: string };
let site: HostSite;

// One worker: the package is packed once.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.beforeAll(async () => {
  host = await buildPackageHost(shop());
  site = await startHostSite({}, host.served);
});
test.afterAll(async () => {
  await site?.close();
  await rm(host.folder, { recursive: true, force: true });
});

test('a site bundles the package: a calculator in its own React, and nothing is asked of the shop', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.origin}/index.html`);
  await expect(page.locator('#said')).toHaveText('preset: 1628.6 g');
  await page.getByLabel('Number of candles').fill('2');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.locator('#said')).toHaveText('button: 814.3 g');
  const supplies = page.getByRole('link', { name: 'Add what I need' });
  await expect(supplies).toHaveAttribute('href', new RegExp(`^${shop()}/cart\\?propose=wx-201:1`));
  await supplies.click();
  await expect(page.locator('#said')).toHaveText('needs soy');
  expect(asked.filter((address) => !address.startsWith(site.origin))).toEqual([]);
});

test('its German words come with it', async ({ page }) => {
  await page.goto(`${site.origin}/index.html`);
  await page.evaluate(() => {
    const element = document.createElement('candle-calculator');
    element.setAttribute('type', 'fragrance');
    element.setAttribute('lang', 'de');
    document.body.replaceChildren(element);
  });
  await expect(page.getByRole('button', { name: 'Berechnen' })).toBeVisible();
});

test('without a browser it is imported and does nothing; its program knows the vectors', async () => {
  const entry = pathToFileURL(path.join(host.folder, 'package/dist/index.js')).href;
  const code = `import { defineCalculators } from ${JSON.stringify(entry)};
    defineCalculators({ shop: 'https://shop.example' });
    console.log('imported');`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
  expect(said.trim()).toBe('imported');
  const program = path.join(host.folder, 'package/dist/conformance.js');
  expect(execFileSync(process.execPath, [program, '--help'], { encoding: 'utf8' })).toContain(
    'candle-conformance <module or URL>',
  );
});
