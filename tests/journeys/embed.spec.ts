import { addScript, shown } from '../support/hostile-hosts/addScript';
import { closeHost, hostOrigin, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, expectNoAxeViolations, test } from '../support/journey';

const shop = () => process.env.SHOP_URL as string;

test.afterAll(closeHost);

test('two versions live on one page @whole', async ({ page }) => {
  await visitHost(page, '');
  await page.evaluate(() => {
    document.body.innerHTML =
      '<candle-calculator type="wax"></candle-calculator><candle-calculator-next type="wax"></candle-calculator-next>';
  });
  const { folder } = await (await page.request.get(`${shop()}/embed/integrity.json`)).json();
  await addScript(page, `${shop()}/embed/calculators.js`);
  await addScript(page, `${shop()}${folder}calculators-all.js?as=candle-calculator-next`);
  for (const name of ['candle-calculator', 'candle-calculator-next']) {
    const element = page.locator(name);
    await element.getByLabel('Diameter (cm)').fill('8');
    await element.getByLabel('Height (cm)').fill('9');
    await element.getByRole('button', { name: 'Calculate' }).click();
    await expect(element).toContainText('407.2 g');
  }
});

test('twenty on one page, no id twice in a tree; after removal memory, nodes and listeners are back @whole', async ({
  page,
}) => {
  await visitHost(page, '');
  await addScript(page, `${shop()}/embed/calculators.js`);
  const cycle = () =>
    page.evaluate(async () => {
      const types = ['wax', 'fragrance', 'supplies', 'wick-guide'];
      const elements = Array.from({ length: 20 }, (_, index) => {
        const element = document.createElement('candle-calculator');
        element.setAttribute('type', types[index % 4] as string);
        document.body.append(element);
        return element;
      });
      const isReady = () => elements.every((element) => element.shadowRoot?.querySelector('button'));
      while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 20));
      const isClean = elements.every((element) => {
        const ids = [...(element.shadowRoot?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
        return new Set(ids).size === ids.length;
      });
      for (const element of elements) element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      return isClean;
    });
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const measure = async () => {
    await client.send('HeapProfiler.collectGarbage');
    await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: value('Nodes'), listeners: value('JSEventListeners'), heap: value('JSHeapUsedSize') };
  };
  for (let round = 0; round < 3; round++) expect(await cycle()).toBe(true);
  const before = await measure();
  for (let round = 0; round < 5; round++) await cycle();
  const after = await measure();
  // A hundred elements came and went: what a single one holds would show many times over.
  expect(after.nodes - before.nodes).toBeLessThan(50);
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.heap - before.heap).toBeLessThan(500_000);
});

test('a site sets theme, colors and parts; the dark theme keeps its contrast @whole', async ({ page }) => {
  await visitHost(page, '');
  await page.evaluate(() => {
    document.body.innerHTML =
      '<main><h1>Host</h1><candle-calculator type="supplies" theme="dark" diameter="3" height="4"></candle-calculator></main>';
  });
  await addScript(page, `${shop()}/embed/calculators.js`);
  await shown(page).waitFor();
  await expectNoAxeViolations(page, 'candle-calculator');

  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`candle-calculator { --candle-accent: rgb(31, 95, 168); --candle-radius: 0px }
      candle-calculator::part(result) { border: 3px solid rgb(1, 2, 3) }`);
    document.adoptedStyleSheets = [sheet];
  });
  await expect(shown(page)).toHaveCSS('background-color', 'rgb(31, 95, 168)');
  await expect(page.getByRole('region', { name: 'Your supplies' })).toHaveCSS(
    'border-top',
    '3px solid rgb(1, 2, 3)',
  );
  await expect(page.getByRole('region', { name: 'Your supplies' })).toHaveCSS('border-radius', '0px');
});

test('by keyboard inside the shadow root: a bad field takes the focus', async ({ page }) => {
  await visitHost(page, '');
  await page.evaluate(() => {
    document.body.innerHTML = '<candle-calculator type="wax"></candle-calculator>';
  });
  await addScript(page, `${shop()}/embed/calculators.js`);
  const height = page.getByLabel('Height (cm)');
  await height.pressSequentially('3-');
  await page.getByLabel('Diameter (cm)').fill('8');
  await page.keyboard.press('Enter');
  await expect(height).toBeFocused();
  await expect(height).toHaveAttribute('aria-invalid', 'true');
  await expect(height).toHaveAccessibleDescription(/can’t read this number/);
  expect(await height.evaluate((field: HTMLInputElement) => field.validity.badInput)).toBe(true);
  await height.press('Backspace');
  await expect(height).toHaveValue('3');
  await expect(height).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toHaveCount(0);
});

test('an attribute that a template left empty keeps its default', async ({ page }) => {
  await visitHost(page, '');
  await page.evaluate(() => {
    document.body.innerHTML =
      '<candle-calculator type="supplies" lang="" currency="" theme="" partner="" loading="" units="" wax="" diameter="3" height="4" gap="" candles="" load=""></candle-calculator>';
  });
  await addScript(page, `${shop()}/embed/calculators.js`);
  await expect(page.getByRole('region', { name: 'Your supplies' })).toContainText('14.71 oz');
  await expect(page.getByLabel('Number of candles')).toHaveValue('1');
  await expect(page.getByLabel('Fragrance load (%)')).toHaveValue('10');
});

test('an element that is moved keeps what was typed @whole', async ({ page }) => {
  await visitHost(page, '');
  await page.evaluate(() => {
    document.body.innerHTML = '<candle-calculator type="wax"></candle-calculator><div id="other"></div>';
  });
  await addScript(page, `${shop()}/embed/calculators.js`);
  await page.getByLabel('Diameter (cm)').fill('8');
  await page.evaluate(async () => {
    const element = document.querySelector('candle-calculator') as Element;
    element.remove();
    // As a library does that keeps an element from one page to the next.
    for (let turn = 0; turn < 5; turn++) await null;
    document.querySelector('#other')?.append(element);
  });
  await expect(page.getByLabel('Diameter (cm)')).toHaveValue('8');
});

test('a change of type is told as ready, alone on the page or beside another kind @whole', async ({
  page,
}) => {
  for (const other of ['', '<candle-calculator type="supplies"></candle-calculator>']) {
    await visitHost(page, `<candle-calculator type="wax"></candle-calculator>${other}`);
    const told = await page.evaluateHandle(() => {
      const types: string[] = [];
      document
        .querySelector('candle-calculator')
        ?.addEventListener('candle-ready', (event) => types.push((event as CustomEvent).detail.type));
      return types;
    });
    await addScript(page, `${shop()}/embed/calculators.js`);
    await expect.poll(() => told.jsonValue()).toEqual(['wax']);
    await page
      .locator('candle-calculator')
      .first()
      .evaluate((element) => element.setAttribute('theme', 'dark'));
    await page
      .locator('candle-calculator')
      .first()
      .evaluate((element) => element.setAttribute('type', 'fragrance'));
    await expect.poll(() => told.jsonValue()).toEqual(['wax', 'fragrance']);
  }
});

test('events tell the page; the page may take the supplies over', async ({ page }) => {
  await visitHost(page, '');
  await page.evaluate(() => {
    const told: object[] = [];
    Object.assign(window, { told });
    for (const name of ['calculated', 'add-supplies']) {
      document.addEventListener(name, (event) => {
        event.preventDefault();
        told.push({ name, detail: (event as CustomEvent).detail });
      });
    }
    document.body.innerHTML = '<candle-calculator type="wax"></candle-calculator>';
  });
  await addScript(page, `${shop()}/embed/calculators.js`);
  await page.getByLabel('Diameter (cm)').fill('8');
  await page.getByLabel('Height (cm)').fill('9');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const link = page.getByRole('link', { name: 'Add what I need' });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(
      `^${shop()}/cart\\?propose=wx-201:1,.*&recipe=${encodeURIComponent('/wax-calculator?diameter=8&height=9&gap=0&candles=1&wax=soy&units=metric&formulas=1')}$`,
    ),
  );
  await link.click();
  expect(page.context().pages()).toHaveLength(1);
  const told = await page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  expect(told).toMatchObject([
    { name: 'calculated', detail: { type: 'wax', result: { waxGrams: 407.2 } } },
    {
      name: 'add-supplies',
      detail: {
        type: 'wax',
        need: { wax: 'soy', candles: 1 },
        recipe: expect.stringContaining('/wax-calculator?diameter=8'),
      },
    },
  ]);
});

test('the frame may stand on any site, and nothing else of the shop', async ({ request }) => {
  const frame = (await request.get('/embed/frame.html')).headers();
  expect(frame['content-security-policy']).toContain('frame-ancestors *');
  expect(frame['x-frame-options']).toBeUndefined();
  const page = (await request.get('/wax-calculator')).headers();
  expect(page['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a frame takes the height it needs on a listed site, and tells no other @whole', async ({ page }) => {
  const frame = (origin: string) =>
    `<iframe title="f" width="700" height="100" src="${shop()}/embed/frame.html?type=fragrance&weight=500&origin=${encodeURIComponent(origin)}"></iframe>`;
  await visitHost(page, '');
  await addScript(page, `${shop()}/embed/frame-host.js`);
  await page.evaluate(
    (html) => {
      document.body.innerHTML = html;
    },
    frame(await hostOrigin()) + frame('https://other.example'),
  );
  const heights = () =>
    page.evaluate(() => [...document.querySelectorAll('iframe')].map(({ height }) => Number(height)));
  await expect.poll(async () => (await heights())[0]).toBeGreaterThan(500);
  const inner = page.frameLocator('iframe').first();
  await expect(inner.getByRole('heading', { level: 1 })).toHaveText('Fragrance oil calculator');
  const overflow = await page
    .frames()[1]
    ?.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(overflow).toBe(0);
  await expect(page.frameLocator('iframe').nth(1).getByRole('button', { name: 'Calculate' })).toBeAttached();
  expect((await heights())[1]).toBe(100);
});

test('the documentation shows all three ways, alive @whole', async ({ page }) => {
  await page.goto('/embed');
  await expect(
    page.locator('[data-example=element] candle-calculator').getByRole('button', { name: 'Calculate' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Load the live example' }).click();
  await expect(
    page.locator('[data-example=federation]').getByRole('form', { name: 'Supplies calculator' }),
  ).toBeVisible();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Calculate' })).toBeVisible();
  await expectNoAxeViolations(page);
});
