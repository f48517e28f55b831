import type { Page } from '@playwright/test';
import { snippet } from '../support/docSnippets';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, httpTest, test } from '../support/journey';

// The blocks of docs/embedding that no other journey takes from there. tests/contracts/documentedCode.test.ts counts them.
const shop = () => process.env.SHOP_URL as string;
const tag = () => snippet('custom-element.md', '<link rel="modulepreload"', shop());
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const fallback = (page: Page) => page.getByRole('link', { name: 'Wax calculator' });

type Live = {
  embed: string;
  formulas: number;
  version: string;
  folder: string;
  files: Record<string, string>;
};
const live = async (): Promise<Live> => (await fetch(`${shop()}/embed/integrity.json`)).json();
/** A block with the release's own version in place, and a hash. */
const pinned = (code: string, version: string, hash: string) =>
  code.replaceAll('VERSION', version).replaceAll('sha384-HASH', hash);
const OTHER_HASH = `sha384-${'A'.repeat(64)}`;

test.afterAll(closeHost);

test('the documented listeners hear results, take the supplies over, and hear a failure @whole', async ({
  page,
  console: log,
  expectMessage,
}) => {
  expectMessage(/./);
  const listeners = snippet('custom-element.md', "addEventListener('calculated'", shop());
  const body = `${tag().replace('units=', 'diameter="8" height="9" units=')}<script>${listeners}</script>`;
  await visitHost(page, body);
  await page.getByRole('link', { name: 'Add what I need' }).click();
  await expect
    .poll(() => log.said)
    .toEqual([
      expect.stringMatching(/^console log: wax preset \{.*\} \{waxGrams: 407\.2/),
      expect.stringMatching(/^console log: \{.*wax: soy.*\} .* http.*\/cart\?propose=wx-201:1/),
    ]);
  expect(page.context().pages()).toHaveLength(1);

  await page.route(/\/wax\.js/, (route) => route.abort());
  await visitHost(page, body);
  await expect.poll(() => log.said.at(-1)).toMatch(/^console log: TypeError: Failed to fetch/);
});

test('the documented look is the one that is seen @whole', async ({ page }) => {
  const style = snippet('custom-element.md', '--candle-accent:', shop());
  await visitHost(page, tag().replace('units=', 'diameter="8" height="9" units='), {
    head: `<style>${style}</style>`,
  });
  await expect(calculate(page)).toHaveCSS('background-color', 'rgb(31, 95, 168)');
  await expect(calculate(page)).toHaveCSS('border-radius', '4px');
  await expect(page.getByLabel('Diameter (cm)')).toHaveCSS('font-family', 'Inter, sans-serif');
  const result = page.getByRole('region', { name: 'Your candle recipe' });
  await expect(result).toHaveCSS('border-top-color', 'rgb(200, 212, 227)');
  await expect(result).toHaveCSS('background-color', 'rgb(242, 245, 249)');
});

test('the documented policy is all that the element needs, pinned by its hash or not', async ({
  page,
  expectMessage,
}) => {
  const [name, policy] = snippet('custom-element.md', 'Content-Security-Policy', shop()).trim().split(': ');
  const headers = { [name as string]: `default-src 'none'; ${policy}` };
  await visitHost(page, tag(), { headers });
  await expect(calculate(page)).toBeVisible();

  const { version, files } = await live();
  const whole = snippet('custom-element.md', 'calculators-all.js"', shop());
  const element = '<candle-calculator>Our own words</candle-calculator>';
  await visitHost(page, pinned(whole, version, files['calculators-all.js'] ?? '') + element, { headers });
  await expect(calculate(page)).toBeVisible();

  expectMessage(/integrity/);
  await visitHost(page, pinned(whole, version, OTHER_HASH) + element, { headers });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  await expect(page.getByText('Our own words')).toBeVisible();
  expect(await page.evaluate(() => customElements.get('candle-calculator') === undefined)).toBe(true);
});

test('the documented import map holds a calculator’s own file to its hash, at the second try too @whole', async ({
  page,
  expectMessage,
}) => {
  const { version, files } = await live();
  const map = snippet('custom-element.md', 'type="importmap"', shop());
  const own = `<script type="module" async crossorigin="anonymous" integrity="${files['calculators.js']}"
    src="${shop()}/r/mf-tools/${version}/client/embed/calculators.js"></script>`;
  const element = '<candle-calculator><a href="/wax">Wax calculator</a></candle-calculator>';
  await visitHost(page, pinned(map, version, files['wax.js'] ?? '') + own + element);
  await expect(calculate(page)).toBeVisible();

  expectMessage(/integrity|Failed to fetch/i);
  const failed = `<script>
    addEventListener('candle-error', ({ detail }) => document.body.append('given up: ' + detail.type));
  </script>`;
  await visitHost(page, pinned(map, version, OTHER_HASH) + failed + own + element);
  await expect(page.getByText('given up: wax')).toBeVisible();
  await expect(fallback(page)).toBeVisible();
  await expect(calculate(page)).toHaveCount(0);
});

test('the documented second name stands beside the first @whole', async ({ page }) => {
  await visitHost(page, tag() + snippet('custom-element.md', '?as=', shop()));
  await expect(page.locator('candle-calculator').getByRole('form', { name: 'Wax calculator' })).toBeVisible();
  await expect(
    page.locator('candle-calculator-next').getByRole('form', { name: 'Supplies calculator' }),
  ).toBeVisible();
});

httpTest('the documented list of hashes is the one that is served, in every name and form', async () => {
  const documented: Live = JSON.parse(snippet('README.md', '"formulas"', shop()));
  const served = await live();
  expect(Object.keys(served)).toEqual(Object.keys(documented));
  expect([served.embed, served.formulas]).toEqual([documented.embed, documented.formulas]);
  for (const { version, folder } of [documented, served]) {
    expect(version).toMatch(/^\d+\.\d+\.\d+-[\da-f]{10}$/);
    expect(folder).toBe(`/r/mf-tools/${version}/client/embed/`);
  }
  for (const name of Object.keys(documented.files)) expect(served.files[name]).toMatch(/^sha384-/);
});

httpTest('the changelog is a feed, and its newest entry is the embed that is live', async () => {
  const answer = await fetch(`${shop()}/embed/changelog.json`);
  const { version, items } = await answer.json();
  expect(version).toBe('https://jsonfeed.org/version/1.1');
  expect(items[0]).toMatchObject({ title: (await live()).embed, content_text: expect.stringMatching(/\S/) });
});
