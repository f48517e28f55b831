import { rm } from 'node:fs/promises';
import { buildViteHost } from '../support/hostile-hosts/buildViteHost';
import { startHostSite } from '../support/hostile-hosts/hostServer';
import { expect, test } from '../support/journey';

test('a site built by Vite shows a calculator in its own React tree, with one React', async ({ page }) => {
  test.setTimeout(180_000);
  const folder = await buildViteHost(process.env.SHOP_URL as string);
  const site = await startHostSite({}, folder);
  const reactFiles: string[] = [];
  page.on('response', (response) => {
    if (/embed\/federation\/.*react-dom/.test(response.url())) reactFiles.push(response.url());
  });
  try {
    await page.goto(`${site.origin}/index.html`);
    await page.getByLabel('Diameter (cm)').fill('8');
    await page.getByLabel('Height (cm)').fill('9');
    await expect(page.getByLabel('Wax type')).toHaveValue('beeswax');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByRole('region', { name: 'Your candle recipe' })).toContainText('1755.3 g');
    // The calculator's event reached the site's own state.
    await expect(page.locator('#said')).toHaveText('1755.3 g');
    await page.getByRole('link', { name: 'Add what I need' }).click();
    await expect(page.locator('#said')).toHaveText('needs beeswax');
    // The site's React was used: ours was not even loaded.
    expect(reactFiles).toEqual([]);
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
});
