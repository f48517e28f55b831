import type { Page } from '@playwright/test';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, expectNoAxeViolations, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;
const field = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Your calculator' }).getByLabel(label, { exact: true });
const sample = (page: Page, title: string) =>
  page
    .getByRole('figure')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('code');
const previews = (page: Page) => page.getByLabel(/^Preview in a/).locator('candle-calculator');

async function openBuilder(page: Page) {
  await page.goto('/embed');
  await expect(previews(page).getByRole('button', { name: 'Calculate' })).toHaveCount(2);
}

test.afterAll(closeHost);

test('what is chosen shows in a narrow and in a wide box, and in the code', async ({ page }) => {
  await openBuilder(page);
  await field(page, 'Calculator').selectOption('supplies');
  await field(page, 'Wax').selectOption('blend');
  await field(page, 'Language').selectOption('de');
  await field(page, 'Theme').selectOption('dark');
  await field(page, 'Accent color').fill('#1f5fa8');
  await expect(previews(page).getByRole('button', { name: 'Berechnen' })).toHaveCount(2);
  for (const preview of await previews(page).all()) {
    await expect(preview.getByLabel('Wachsart')).toHaveValue('blend');
    await expect(preview.getByRole('button', { name: 'Berechnen' })).toHaveCSS(
      'background-color',
      'rgb(31, 95, 168)',
    );
  }
  await expect(sample(page, 'Your code')).toContainText(
    '<candle-calculator type="supplies" units="metric" wax="blend" theme="dark" lang="de">',
  );
  await expect(sample(page, 'In your style sheet')).toContainText('--candle-on-accent: #ffffff;');
  await expectNoAxeViolations(page, '[aria-labelledby=builder]');
});

test('the code is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page);
  await page.getByRole('button', { name: 'Copy: Your code' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await sample(page, 'Your code').textContent());
});

for (const way of ['tag', 'pinned', 'frame']) {
  test(`the code of the way "${way}" runs under the policy that stands beside it`, async ({ page }) => {
    await openBuilder(page);
    await field(page, 'The way into your page').selectOption(way);
    const code = (await sample(page, 'Your code').textContent()) ?? '';
    const policy = (await sample(page, 'Your policy, where you have one').textContent()) ?? '';
    if (way === 'pinned')
      expect(code).toMatch(
        /\/r\/mf-tools\/[\w.-]+\/client\/embed\/calculators-all\.js"\s+integrity="sha384-/,
      );
    const headers = {
      'Content-Security-Policy': `default-src 'none'; ${policy.replace('Content-Security-Policy: ', '')}`,
    };
    await visitHost(page, code, { headers });
    const place = way === 'frame' ? page.frameLocator('iframe') : page.locator('candle-calculator');
    await expect(place.getByRole('button', { name: 'Calculate' })).toBeVisible();
    expect(page.url()).not.toContain(shop());
  });
}
