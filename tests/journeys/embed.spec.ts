import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { batches, readFigures, type SurfaceVector, surfaceVectors } from '../support/calculatorVectors';
import { type HostSite, startHostSite } from '../support/hostile-hosts/hostServer';
import { hostPage, hostPaths, hostStyle, hosts, PLACE_WIDTH } from '../support/hostile-hosts/hosts';
import { expect, expectNoAxeViolations, test } from '../support/journey';
import { seenDifferences } from '../support/pixels';

const plain = '<!doctype html><html lang="en"><head><title>Host</title></head><body></body></html>';
/** Without its round corners, through which the page shows. */
const INSIDE = { x: 14, y: 14, width: PLACE_WIDTH - 28, height: 880 };
const OUTSIDE = { x: PLACE_WIDTH, y: 0, width: 500, height: 700 };

let site: HostSite;
let shop: string;

test.beforeAll(async () => {
  shop = process.env.SHOP_URL as string;
  const pages = hosts.flatMap((host) => {
    const { page, style } = hostPaths(host);
    return [
      [page, { body: hostPage(host), headers: host.headers?.(shop) }],
      [style, { body: hostStyle(host), type: 'text/css; charset=utf-8' }],
    ] as const;
  });
  site = await startHostSite({ ...Object.fromEntries(pages), '/plain': { body: plain } });
});
test.afterAll(() => site.close());

/** A script tag as a site would write it, added by the test to see the page before and after. True when it ran. */
function addScript(page: Page, address: string, integrity = ''): Promise<boolean> {
  return page.evaluate(
    ([src, hash]) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.type = 'module';
        script.crossOrigin = 'anonymous';
        script.integrity = hash;
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        script.src = src;
        document.head.append(script);
      }),
    [address, integrity] as const,
  );
}

const shown = (page: Page) =>
  page.locator('candle-calculator').getByRole('button', { name: 'Calculate' }).first();

let insideNeutral: Buffer | undefined;

test.describe('hosts', () => {
  test.describe.configure({ mode: 'serial' });

  for (const host of hosts) {
    test(`${host.name}: the calculator looks the same inside, and nothing changes outside`, async ({
      page,
    }) => {
      await page.goto(site.origin + hostPaths(host).page);
      const before = await page.screenshot({ clip: OUTSIDE });
      const facts = () =>
        page.evaluate(() => ({
          globals: Object.keys(window).sort(),
          sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
          stored: localStorage.length + sessionStorage.length,
          cookies: document.cookie,
          nodes: document.querySelectorAll('*').length,
        }));
      const factsBefore = await facts();

      await addScript(page, `${shop}/embed/calculators.js`);
      await shown(page).waitFor();
      expect(await seenDifferences(await page.screenshot({ clip: OUTSIDE }), before)).toBe(0);
      expect(await facts()).toEqual({ ...factsBefore, nodes: factsBefore.nodes + 1 });

      const inside = await page.screenshot({ clip: INSIDE });
      insideNeutral ??= inside;
      expect(await seenDifferences(inside, insideNeutral)).toBe(0);

      await expectNoAxeViolations(page, 'candle-calculator');
    });
  }
});

test('the strict policy: the pinned file runs with its hash, and not with another', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/integrity|ERR_/i);
  const list = await (await page.request.get(`${shop}/embed/integrity.json`)).json();
  const address = `${shop}${list.folder}calculators-all.js`;
  const policyPage = `${site.origin}/strict-policy`;

  await page.goto(policyPage);
  expect(await addScript(page, address, `sha384-${'A'.repeat(64)}`)).toBe(false);
  expect(await page.evaluate(() => customElements.get('candle-calculator') === undefined)).toBe(true);

  await page.goto(policyPage);
  expect(await addScript(page, address, list.files['calculators-all.js'])).toBe(true);
  await shown(page).waitFor();
});

test('two versions live on one page', async ({ page }) => {
  await page.goto(`${site.origin}/plain`);
  await page.evaluate(() => {
    document.body.innerHTML =
      '<candle-calculator type="wax"></candle-calculator><candle-calculator-next type="wax"></candle-calculator-next>';
  });
  const { folder } = await (await page.request.get(`${shop}/embed/integrity.json`)).json();
  await addScript(page, `${shop}/embed/calculators.js`);
  await addScript(page, `${shop}${folder}calculators-all.js?as=candle-calculator-next`);
  for (const name of ['candle-calculator', 'candle-calculator-next']) {
    const element = page.locator(name);
    await element.getByLabel('Diameter (cm)').fill('8');
    await element.getByLabel('Height (cm)').fill('9');
    await element.getByRole('button', { name: 'Calculate' }).click();
    await expect(element).toContainText('407.2 g');
  }
});

test('twenty on one page, no id twice in a tree; after removal memory, nodes and listeners are back', async ({
  page,
}) => {
  await page.goto(`${site.origin}/plain`);
  await addScript(page, `${shop}/embed/calculators.js`);
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

test('a site sets theme, colors and parts; the dark theme keeps its contrast', async ({ page }) => {
  await page.goto(`${site.origin}/plain`);
  await page.evaluate(() => {
    document.body.innerHTML =
      '<main><h1>Host</h1><candle-calculator type="supplies" theme="dark" diameter="3" height="4"></candle-calculator></main>';
  });
  await addScript(page, `${shop}/embed/calculators.js`);
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
  await page.goto(`${site.origin}/plain`);
  await page.evaluate(() => {
    document.body.innerHTML = '<candle-calculator type="wax"></candle-calculator>';
  });
  await addScript(page, `${shop}/embed/calculators.js`);
  await page.getByLabel('Height (cm)').fill('3 in');
  await page.getByLabel('Diameter (cm)').fill('8');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Height (cm)')).toBeFocused();
  await expect(page.getByLabel('Height (cm)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('region', { name: 'Your candle recipe' })).toHaveCount(0);
});

test('an element that is moved keeps what was typed', async ({ page }) => {
  await page.goto(`${site.origin}/plain`);
  await page.evaluate(() => {
    document.body.innerHTML = '<candle-calculator type="wax"></candle-calculator><div id="other"></div>';
  });
  await addScript(page, `${shop}/embed/calculators.js`);
  await page.getByLabel('Diameter (cm)').fill('8');
  await page.evaluate(() =>
    document.querySelector('#other')?.append(document.querySelector('candle-calculator') as Element),
  );
  await expect(page.getByLabel('Diameter (cm)')).toHaveValue('8');
});

test('events tell the page; the page may take the supplies over', async ({ page }) => {
  await page.goto(`${site.origin}/plain`);
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
  await addScript(page, `${shop}/embed/calculators.js`);
  await page.getByLabel('Diameter (cm)').fill('8');
  await page.getByLabel('Height (cm)').fill('9');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const link = page.getByRole('link', { name: 'Add what I need' });
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(
      `^${shop}/cart\\?propose=wx-201:1,.*&recipe=${encodeURIComponent('/wax-calculator?diameter=8&height=9&gap=0&candles=1&wax=soy&units=metric&formulas=1')}$`,
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

/** Shows vectors in the page by `show` and gives the figures that are wrong. */
async function compare(page: Page, vectors: SurfaceVector[], show: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const batch of batches(vectors)) {
    const results = await page.evaluate(
      async ([items, shower, reader]) => {
        const read = new Function(`return ${reader}`)();
        const place = new Function('vector', `return (${shower})(vector)`);
        const shown = await Promise.all(items.map(async (vector) => ({ vector, ...(await place(vector)) })));
        const results = shown.map(({ vector, root }) => read(root, vector.type));
        for (const { remove } of shown) remove();
        return results;
      },
      [batch, show, readFigures.toString()] as const,
    );
    for (const [index, { name, expected }] of batch.entries()) {
      for (const [figure, value] of Object.entries(expected)) {
        const figures = results[index];
        if (figures[figure] !== value) wrong.push(`${name}: ${figure} is ${figures[figure]}, not ${value}`);
      }
    }
  }
  return wrong;
}

const showInElement = `async ({ type, fields }) => {
  const element = document.createElement('candle-calculator');
  for (const [name, value] of Object.entries({ type, ...fields })) element.setAttribute(name, value);
  document.body.append(element);
  while (!element.shadowRoot.querySelector('form')) await new Promise((resolve) => setTimeout(resolve, 10));
  return { root: element.shadowRoot, remove: () => element.remove() };
}`;

test('every vector is what the element shows', async ({ page }) => {
  await page.goto(`${site.origin}/plain`);
  await addScript(page, `${shop}/embed/calculators.js`);
  await page.evaluate(() => customElements.whenDefined('candle-calculator'));
  expect(await compare(page, surfaceVectors, showInElement)).toEqual([]);
});

test('every vector is what the federated module shows, on a page without React', async ({ page }) => {
  await page.goto(`${site.origin}/plain`);
  await page.evaluate(async (entry) => {
    const container = await import(entry);
    await container.init({});
    const factory = await container.get('./mount');
    Object.assign(window, { mountCalculator: factory().mount });
  }, `${shop}/embed/federation/remoteEntry.js`);
  const showMounted = `async ({ type, fields }) => {
    const place = document.createElement('div');
    document.body.append(place);
    const { unmount } = window.mountCalculator(place, { type, start: fields });
    const shadow = () => place.firstElementChild?.shadowRoot;
    while (!shadow()?.querySelector('form')) await new Promise((resolve) => setTimeout(resolve, 10));
    return { root: shadow(), remove: () => { unmount(); place.remove(); } };
  }`;
  expect(await compare(page, surfaceVectors, showMounted)).toEqual([]);
});

test('the frame may stand on any site, and nothing else of the shop', async ({ request }) => {
  const frame = (await request.get('/embed/frame.html')).headers();
  expect(frame['content-security-policy']).toContain('frame-ancestors *');
  expect(frame['x-frame-options']).toBeUndefined();
  const page = (await request.get('/wax-calculator')).headers();
  expect(page['content-security-policy']).toContain("frame-ancestors 'none'");
});

test('a frame takes the height it needs on a listed site, and tells no other', async ({ page }) => {
  const frame = (origin: string) =>
    `<iframe title="f" width="700" height="100" src="${shop}/embed/frame.html?type=fragrance&weight=500&origin=${encodeURIComponent(origin)}"></iframe>`;
  await page.goto(`${site.origin}/plain`);
  await addScript(page, `${shop}/embed/frame-host.js`);
  await page.evaluate((html) => {
    document.body.innerHTML = html;
  }, frame(site.origin) + frame('https://other.example'));
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

test('one calculator is at most 15 kB, all of them at most 20 kB, compressed', async ({ request }) => {
  const size = async (name: string) =>
    gzipSync(await (await request.get(`/embed/${name}.js`)).text(), { level: 9 }).length;
  const loader = await size('calculators');
  for (const type of ['wax', 'fragrance', 'supplies', 'wick-guide']) {
    expect(loader + (await size(type)), type).toBeLessThanOrEqual(15_000);
  }
  expect(loader + (await size('views'))).toBeLessThanOrEqual(20_000);
  expect(await size('calculators-all')).toBeLessThanOrEqual(20_000);
});

test('a mounted calculator is at most 40 kB by brotli, whatever of the container it takes', async ({
  request,
}) => {
  const { files } = await (await request.get('/embed/integrity.json')).json();
  const taken = Object.keys(files).filter((name) => name.startsWith('federation/'));
  expect(taken).toContain('federation/container.js');
  const sizes = await Promise.all(
    [...taken, 'calculators.js', 'views.js'].map(
      async (name) => brotliCompressSync(await (await request.get(`/embed/${name}`)).text()).length,
    ),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000);
});

test('a page with one kind of calculator loads that one only; with two, the file that holds all', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('response', (response) => files.push(new URL(response.url()).pathname.split('/').at(-1) ?? ''));
  const open = async (html: string) => {
    files.length = 0;
    await page.goto(`${site.origin}/plain`);
    await page.evaluate((inner) => {
      document.body.innerHTML = inner;
    }, html);
    await addScript(page, `${shop}/embed/calculators.js`);
    await shown(page).waitFor();
    return files.filter((name) => name.endsWith('.js'));
  };
  const one = '<candle-calculator type="fragrance"></candle-calculator>';
  expect(await open(one + one)).toEqual(['calculators.js', 'fragrance.js']);
  expect(await open(`${one}<candle-calculator type="wax"></candle-calculator>`)).toEqual([
    'calculators.js',
    'views.js',
  ]);
});

test('the documentation shows all three ways, alive', async ({ page }) => {
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
