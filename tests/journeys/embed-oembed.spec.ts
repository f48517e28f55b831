import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, httpTest, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;

/** The endpoint that a page of the shop names for editors. */
async function discovered(path: string): Promise<URL> {
  const html = await (await fetch(shop() + path)).text();
  const [link = ''] = /<link[^>]*application\/json\+oembed[^>]*>/.exec(html) ?? [];
  return new URL((/href="([^"]*)"/.exec(link)?.[1] ?? '').replaceAll('&amp;', '&'));
}

test.afterAll(closeHost);

test('a pasted recipe link becomes the calculator with its result, as narrow as the text around', async ({
  page,
}) => {
  const endpoint = await discovered('/wax-calculator?wax=soy&height=9&diameter=8&utm_source=mail');
  endpoint.searchParams.set('maxwidth', '360');
  const answer = await fetch(endpoint);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  const { html, width } = await answer.json();
  expect(width).toBe(360);
  await visitHost(page, html);
  await expect(page.frameLocator('iframe').getByText('407.2 g').first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCSS('width', '360px');
});

const tools = ['/wax-calculator', '/fragrance-calculator', '/tools/supplies-calculator', '/wick-guide'];

for (const width of [360, 640]) {
  test(`in ${width} px the height that is answered is about what each calculator takes @whole`, async ({
    page,
  }) => {
    for (const path of tools) {
      const endpoint = await discovered(path);
      endpoint.searchParams.set('maxwidth', `${width}`);
      const { html, height } = await (await fetch(endpoint)).json();
      await visitHost(page, html);
      const calculator = page.frameLocator('iframe');
      await calculator.getByRole('button', { name: 'Calculate' }).waitFor();
      const taken = (await calculator.locator('main').boundingBox())?.height ?? 0;
      // Fonts differ from device to device.
      expect(Math.abs(height / taken - 1), `${path}: ${height} px for ${taken}`).toBeLessThanOrEqual(0.08);
    }
  });
}

for (const path of tools) {
  httpTest(`${path} names the endpoint, which answers for it`, async () => {
    const answer = await fetch(await discovered(path));
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ version: '1.0', type: 'rich' });
  });
}

httpTest('another address is refused in JSON', async () => {
  const answer = await fetch(`${shop()}/embed/oembed?url=${encodeURIComponent(`${shop()}/shop`)}`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'There is no calculator at this address.' });
});

httpTest('a site’s own measurements see what our files cost it, at both addresses', async () => {
  const { folder } = await (await fetch(`${shop()}/embed/integrity.json`)).json();
  for (const address of ['/embed/calculators.js', `${folder}calculators.js`]) {
    const { headers } = await fetch(shop() + address);
    expect([address, headers.get('timing-allow-origin')]).toEqual([address, '*']);
  }
});
