import { addScript } from '../support/hostile-hosts/addScript';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, test } from '../support/journey';

// What an element keeps while its page changes around it, and what it gives back.
const shop = () => process.env.SHOP_URL as string;

test.afterAll(closeHost);

test('lazy ones that were removed, shown or still far away, are given back @whole', async ({ page }) => {
  await visitHost(page, '<div id="far" style="position:absolute;top:9000px"></div>');
  await addScript(page, `${shop()}/embed/calculators.js`);
  const removed = await page.evaluateHandle(async () => {
    const refs: WeakRef<Element>[] = [];
    const pass = async (place: Element | null) => {
      const element = document.createElement('candle-calculator');
      element.setAttribute('loading', 'lazy');
      place?.append(element);
      const isReady = () => place !== document.body || element.shadowRoot?.querySelector('button');
      do await new Promise((resolve) => setTimeout(resolve, 50));
      while (!isReady());
      element.remove();
      refs.push(new WeakRef(element));
    };
    for (let round = 0; round < 10; round++) {
      await pass(document.body);
      await pass(document.querySelector('#far'));
    }
    return refs;
  });
  const client = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      await client.send('HeapProfiler.collectGarbage');
      return removed.evaluate((refs) => refs.filter((ref) => ref.deref()).length);
    })
    // The stack may still hold the last of each.
    .toBeLessThanOrEqual(2);
});

test('what was typed stays when another kind joins the page and the theme changes @whole', async ({
  page,
}) => {
  await visitHost(page, '<candle-calculator type="wax"></candle-calculator>');
  await addScript(page, `${shop()}/embed/calculators.js`);
  await page.getByLabel('Diameter (cm)').fill('8');
  const wax = page.locator('candle-calculator').first();
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<candle-calculator type="fragrance"></candle-calculator>');
  });
  await page.getByRole('form', { name: 'Fragrance oil calculator' }).waitFor();
  await wax.evaluate((element) => element.setAttribute('theme', 'dark'));
  await expect(wax.locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
  await expect(wax.getByLabel('Diameter (cm)')).toHaveValue('8');
});
