import type { Page } from '@playwright/test';
import { snippet } from '../support/docSnippets';
import { closeHost, hostOrigin, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, httpTest, test } from '../support/journey';

// The recipes for page builders, as far as they can be tried without the builder.
const shop = () => process.env.SHOP_URL as string;
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });

test.afterAll(closeHost);

test('WordPress: the block of custom HTML shows the calculator @whole', async ({ page }) => {
  await visitHost(page, snippet('recipes.md', '<!-- WordPress', shop()));
  await expect(calculate(page)).toBeVisible();
});

httpTest('WordPress: the endpoint that the line registers answers for our tools', async () => {
  const line = snippet('recipes.md', 'wp_oembed_add_provider', shop());
  const [, pattern = '', endpoint = ''] = /'([^']+)', '([^']+)'/.exec(line) ?? [];
  const url = `${shop()}/wax-calculator?diameter=8&height=9`;
  expect(url.startsWith(pattern.replace('*', ''))).toBe(true);
  for (const format of ['json', 'xml']) {
    const answer = await fetch(`${endpoint}?${new URLSearchParams({ url, format, maxwidth: '600' })}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(format),
    ]);
  }
});

test('Shopify: the section’s schema is JSON, and each of its choices is a calculator @whole', async ({
  page,
}) => {
  const section = snippet('recipes.md', '{% schema %}', shop());
  const [markup = '', rest = ''] = section.split('{% schema %}');
  const { settings } = JSON.parse(rest.replace('{% endschema %}', ''));
  const values: string[] = settings[0].options.map(({ value }: { value: string }) => value);
  expect(values).toHaveLength(4);
  const rendered = values.map((value) => markup.replace('{{ section.settings.type }}', value));
  await visitHost(page, rendered.join('').replace(/<script[\s\S]*?<\/script>(?=[\s\S]*<script)/g, ''));
  for (const value of values) {
    const element = page.locator(`candle-calculator[type=${value}]`);
    await element.scrollIntoViewIfNeeded();
    await expect(element.getByRole('button', { name: 'Calculate' })).toBeVisible();
  }
});

test('Webflow: the embedded frame takes the height it needs @whole', async ({ page }) => {
  const lines = snippet('recipes.md', '<!-- Webflow', shop());
  await visitHost(page, lines.replace('https://your-site.example', await hostOrigin()));
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Calculate' })).toBeVisible();
  await expect(page.locator('iframe')).not.toHaveAttribute('height', '945');
});

test('Notion: the address stands in a frame that knows nothing of us @whole', async ({ page }) => {
  const address = snippet('recipes.md', 'frame.html?type=fragrance&weight', shop()).trim();
  await visitHost(page, `<iframe title="Notion" width="700" height="800" src="${address}"></iframe>`);
  await expect(page.frameLocator('iframe').getByLabel('Wax weight (g)')).toHaveValue('500');
});

test('a tag manager hears results', async ({ page }) => {
  const code = snippet('recipes.md', 'window.dataLayer.push', shop());
  const script = `<script type="module" async src="${shop()}/embed/calculators.js"></script>`;
  await visitHost(
    page,
    `<script>${code}</script>${script}<candle-calculator diameter="8" height="9"></candle-calculator>`,
  );
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { dataLayer?: object[] }).dataLayer))
    .toEqual([{ event: 'candle_calculated', candle: { type: 'wax', cause: 'preset' } }]);
});
