import { chooseCode, field, openBuilder, previews, sample } from '../support/hostile-hosts/builderPage';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, expectNoAxeViolations, test, untilStarted } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;

test.afterAll(closeHost);

test('what is chosen shows in a narrow and in a wide box, and in the code @whole', async ({ page }) => {
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
    '<candle-calculator type="supplies" wax="blend" theme="dark" lang="de">',
  );
  await expect(sample(page, 'In your style sheet')).toContainText('--candle-on-accent: #ffffff;');
  await expectNoAxeViolations(page, '[aria-labelledby=builder]');
});

test('a frame takes no accent: none is offered, and none is shown @whole', async ({ page }) => {
  await openBuilder(page);
  const button = previews(page).getByRole('button', { name: 'Calculate' }).first();
  const accent = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await field(page, 'Accent color').fill('#1f5fa8');
  await expect(button).toHaveCSS('background-color', 'rgb(31, 95, 168)');
  await field(page, 'The way into your page').selectOption('frame');
  await expect(field(page, 'Accent color')).toHaveCount(0);
  await expect(button).toHaveCSS('background-color', accent);
});

test('after Back from another site the code is what the fields show @whole', async ({ page }) => {
  await openBuilder(page);
  await field(page, 'Calculator').selectOption('supplies');
  await page.goto('about:blank');
  await page.goBack();
  await untilStarted(page);
  const type = await field(page, 'Calculator').inputValue();
  await expect(sample(page, 'Your code')).toContainText(`<candle-calculator type="${type}"`);
});

test('the code is copied whole @whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openBuilder(page);
  await page.getByRole('button', { name: 'Copy: Your code' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await sample(page, 'Your code').textContent());
});

test('where the browser does not copy, the builder says so @whole', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await openBuilder(page);
  await page.getByRole('button', { name: 'Copy: Your code' }).click();
  await expect(page.getByText('Your browser didn’t allow that.')).toBeVisible();
});

test('a hash that cannot be had is said, and asked for again at a press @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/hashes could not be loaded|Failed to load resource|status 500: .*integrity\.json/);
  await page.route('**/embed/integrity.json', (route) => route.fulfill({ status: 500, json: {} }));
  await openBuilder(page);
  await field(page, 'The way into your page').selectOption('pinned');
  await expect(page.getByText('could not be loaded.')).toBeVisible();
  await page.unroute('**/embed/integrity.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(sample(page, 'Your code')).toContainText('integrity="sha384-');
});

for (const way of ['tag', 'pinned', 'frame']) {
  test(`the code of the way "${way}" runs under the policy that stands beside it @whole`, async ({
    page,
  }) => {
    await openBuilder(page);
    const { code, headers } = await chooseCode(page, { 'The way into your page': way });
    if (way === 'pinned')
      expect(code).toMatch(
        /\/r\/mf-tools\/[\w.-]+\/client\/embed\/calculators-all\.js"\s+integrity="sha384-/,
      );
    await visitHost(page, code, { headers });
    const place = way === 'frame' ? page.frameLocator('iframe') : page.locator('candle-calculator');
    await expect(place.getByRole('button', { name: 'Calculate' })).toBeVisible();
    expect(page.url()).not.toContain(shop());
  });
}
