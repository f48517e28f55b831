import type { Page, Route } from '@playwright/test';
import { snippet } from '../support/docSnippets';
import { closeHost, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

const shop = () => process.env.SHOP_URL as string;
const documented = () => snippet('custom-element.md', '<link rel="modulepreload"', shop());
const script = (attributes = 'type="module" async') =>
  `<script ${attributes} src="${shop()}/embed/calculators.js"></script>`;
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const fallback = (page: Page) => page.getByRole('link', { name: 'Wax calculator' });

/** Gathers what the element says, from before it is there. */
const listener = `<script>
  window.said = [];
  for (const name of ['candle-ready', 'candle-error', 'calculated'])
    document.addEventListener(name, ({ detail }) => said.push({ name, ...detail }));
</script>`;
const said = (page: Page) =>
  page.evaluate(() => (window as unknown as { said: { name: string; cause?: string }[] }).said);

test.afterAll(closeHost);

const outages: Record<string, (route: Route) => unknown> = {
  'accepts and never answers': () => {},
  refuses: (route) => route.abort(),
  'is out of reach, the visitor being offline': (route) => route.abort('internetdisconnected'),
  'is blocked by an extension': (route) => route.abort('blockedbyclient'),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'no' }),
};

for (const [outage, answer] of Object.entries(outages)) {
  test(`the shop ${outage}: the page around is ready and keeps its own words${unlessCommon(outage === 'refuses')}`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/./);
    await page.route(`${shop()}/**`, answer);
    // Reaching this line is the promise: the page's own DOMContentLoaded does not wait for the script.
    await visitHost(page, `<h1>Ours</h1>${documented()}<p>After</p>`);
    await expect(fallback(page)).toBeVisible();
    await expect(page.getByText('After')).toBeVisible();
  });
}

test('a slow shop: the page stands, and the calculator comes @whole', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`${shop()}/embed/calculators.js`, async (route) => {
    await held;
    await route.continue();
  });
  await visitHost(page, documented());
  await expect(fallback(page)).toBeVisible();
  release();
  await expect(calculate(page)).toBeVisible();
  await expect(fallback(page)).toBeHidden();
});

test('a part that fails once is asked for again', async ({ page, expectMessage }) => {
  expectMessage(/./);
  let asked = 0;
  await page.route(`${shop()}/r/**/wax.js*`, (route) => (++asked === 1 ? route.abort() : route.continue()));
  await visitHost(page, `${listener}<candle-calculator></candle-calculator>${script()}`);
  await expect(calculate(page)).toBeVisible();
  expect(await said(page)).toMatchObject([{ name: 'candle-ready', type: 'wax' }]);
});

test('a part that hangs is given up after eight seconds, and the page is told @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await page.clock.install();
  let asked = 0;
  await page.route(`${shop()}/r/**/wax.js*`, () => void asked++);
  await visitHost(page, `${listener}<candle-calculator>Our own words</candle-calculator>${script()}`);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(4500);
  await expect.poll(() => asked).toBe(2);
  expect(await said(page)).toEqual([]);
  await page.clock.runFor(4000);
  await expect.poll(() => said(page)).toMatchObject([{ name: 'candle-error', type: 'wax' }]);
  await expect(page.getByText('Our own words')).toBeVisible();
});

test('mount gives up after eight seconds while the element’s file hangs, and tells its page @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await page.clock.install();
  let asked = 0;
  await page.route(`${shop()}/r/**/calculators.js*`, () => void asked++);
  await visitHost(page, `${listener}<h1>Ours</h1><div id="calculator"></div>`);
  await page.evaluate(async (entry) => {
    const { get } = await import(entry);
    const { mount } = (await get('./mount'))();
    mount(document.querySelector('#calculator'), { type: 'supplies' });
  }, `${shop()}/embed/federation/remoteEntry.js`);
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(4500);
  await expect.poll(() => asked).toBe(2);
  expect(await said(page)).toEqual([]);
  await page.clock.runFor(4000);
  await expect.poll(() => said(page)).toMatchObject([{ name: 'candle-error', type: 'supplies' }]);
  await expect(page.getByRole('heading', { name: 'Ours' })).toBeVisible();
});

test('mount takes the element from the shop, whatever classic script of the page calls it @whole', async ({
  page,
}) => {
  await visitHost(page, '<div id="calculator"></div>');
  const file = new URL('/host.js', page.url()).href;
  await page.route(file, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'hostMount(document.querySelector("#calculator"))',
    }),
  );
  await page.evaluate(async (entry) => {
    const { get } = await import(entry);
    Object.assign(window, { hostMount: (await get('./mount'))().mount });
  }, `${shop()}/embed/federation/remoteEntry.js`);
  await page.addScriptTag({ url: file });
  await expect(calculate(page)).toBeVisible();
});

test('where the page has put nothing between the tags, a failure says itself and leads to the shop @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await page.route(`${shop()}/r/**/supplies.js*`, (route) => route.abort());
  await visitHost(page, `<candle-calculator type="supplies"></candle-calculator>${script()}`);
  const link = page.getByRole('link', { name: 'Open it in the shop' });
  await expect(link).toHaveAttribute('href', `${shop()}/tools/supplies-calculator`);
});

for (const [name, attributes] of [
  ['a classic script', ''],
  ['a classic script, deferred', 'defer'],
  ['a module', 'type="module"'],
] as const) {
  test(`${name} works, and leaves no name in the page @whole`, async ({ page }) => {
    await visitHost(page, '<candle-calculator></candle-calculator>');
    const before = await page.evaluate(() => Object.keys(window).length);
    await visitHost(page, `<candle-calculator></candle-calculator>${script(attributes)}`);
    await expect(calculate(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(window).length)).toBe(before);
    // A name of ours at the top of a classic script would make this a SyntaxError.
    await page.addScriptTag({ content: 'let e, t, i, n, s, r, a, o;' });
  });
}

test('a page without stack traces has its calculator by a plain script @whole', async ({ page }) => {
  const withoutTraces = '<script>Error.stackTraceLimit = 0</script>';
  await visitHost(page, `${withoutTraces}<candle-calculator></candle-calculator>${script('async')}`);
  await expect(calculate(page)).toBeVisible();
});

test('a second definition is left alone, and says so if it is of another version @whole', async ({
  page,
  console: log,
  expectMessage,
}) => {
  expectMessage(/is defined \(.+\); 0\.9\.0 needs another name/);
  const address = `${shop()}/embed/calculators-all.js`;
  await visitHost(page, `<candle-calculator></candle-calculator>${script()}`);
  await expect(calculate(page)).toBeVisible();
  await page.addScriptTag({ url: address, type: 'module' });
  const text = await (await page.request.get(address)).text();
  await page.route(/another/, (route) =>
    route.fulfill({
      body: text.replace(/1\.0\.0-[\da-f]{10}/g, '0.9.0'),
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.addScriptTag({ url: `${address}?another`, type: 'module' });
  await expect.poll(() => log.said.filter((message) => /is defined/.test(message))).toHaveLength(1);
});

test('the documented lines load one part of one release: the one that was preloaded @whole', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wax.js')) parts.push(new URL(request.url()).pathname);
  });
  await visitHost(page, documented());
  await expect(calculate(page)).toBeVisible();
  expect(parts).toEqual(['/embed/wax.js']);
});
