import type { Page } from '@playwright/test';
import { snippet } from '../support/docSnippets';
import { startHostSite } from '../support/hostile-hosts/hostServer';
import { closeHost, hostOrigin, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

// What a trial on fresh pages of other people broke.
const shop = () => process.env.SHOP_URL as string;
const script = (file = 'calculators.js') =>
  `<script type="module" async src="${shop()}/embed/${file}"></script>`;
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate' });
const result = 'Your candle recipe';

test.afterAll(closeHost);

for (const sandbox of ['allow-scripts', 'allow-scripts allow-same-origin allow-popups']) {
  test(`in sandbox="${sandbox}" Calculate and Enter calculate${unlessCommon(sandbox === 'allow-scripts')}`, async ({
    page,
    expectMessage,
  }) => {
    // The browser remarks that an opaque origin shares a host with others.
    expectMessage(/origin-keyed/);
    const frame = `<iframe title="f" width="700" height="900" sandbox="${sandbox}" src="${shop()}/embed/frame.html?diameter=8"></iframe>`;
    await visitHost(page, frame);
    const inner = page.frameLocator('iframe');
    await inner.getByLabel('Height (cm)').fill('9');
    await inner.getByRole('button', { name: 'Calculate' }).click();
    await expect(inner.getByRole('region', { name: result })).toContainText('407.2 g');
    await inner.getByLabel('Number of candles').fill('2');
    await inner.getByLabel('Number of candles').press('Enter');
    await expect(inner.getByRole('region', { name: result })).toContainText('814.3 g');
  });
}

/** As Prototype 1.7.0 does it, which old shops and forums still load. */
const prototypeLibrary = `<script>
  Array.prototype.toArray = function () { return this.slice(); };
  Array.prototype.entries = Array.prototype.toArray;
  Array.prototype.each = function (call, context) { for (let i = 0; i < this.length; i++) call.call(context, this[i], i); };
  Array.prototype.filter = Array.prototype.findAll = function (call, context) { const all = []; this.each((one, i) => { if (call.call(context, one, i, this)) all.push(one); }); return all; };
  Array.prototype.find = Array.prototype.detect = function (call, context) { for (let i = 0; i < this.length; i++) if (call.call(context, this[i], i)) return this[i]; };
  Array.prototype._reverse = Array.prototype.reverse;
  Array.prototype.reverse = function (inline) { return (inline === false ? this.toArray() : this)._reverse(); };
  Array.from = function (iterable) { if (!iterable) return []; if ('toArray' in Object(iterable)) return iterable.toArray(); const all = new Array(iterable.length || 0); for (let i = all.length; i--;) all[i] = iterable[i]; return all; };
</script>`;

test('a page with Prototype 1.7 has its calculators @whole', async ({ page }) => {
  const all = ['wax', 'fragrance', 'supplies', 'wick-guide']
    .map(
      (type) => `<candle-calculator type="${type}" diameter="8" height="9" weight="500"></candle-calculator>`,
    )
    .join('');
  await visitHost(page, `${prototypeLibrary}${script()}${all}`);
  await expect(calculate(page)).toHaveCount(4);
  await calculate(page).first().click();
  await expect(page.getByRole('region', { name: result }).first()).toContainText('407.2 g');
});

test('moved into a frame of the same page’s origin, it keeps its look and what was typed @whole', async ({
  page,
}) => {
  await visitHost(page, `${script()}<candle-calculator type="fragrance"></candle-calculator>`);
  await page.getByLabel('Wax weight (g)').fill('500');
  const ground = await calculate(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.width = '700';
    frame.height = '900';
    document.body.append(frame);
    const element = document.querySelector('candle-calculator');
    if (element) frame.contentDocument?.body.append(element);
  });
  const inner = page.frameLocator('iframe');
  await expect(inner.getByRole('button', { name: 'Calculate' })).toHaveCSS('background-color', ground);
  await expect(inner.getByLabel('Wax weight (g)')).toHaveValue('500');
  await inner.getByRole('button', { name: 'Calculate' }).click();
  await expect(inner.getByRole('region', { name: 'Your fragrance' })).toBeVisible();
});

test('a part that is empty, by an answer of 200, is a failure that is told @whole', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/another release/);
  await page.route(`${shop()}/r/**/wax.js*`, (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/javascript',
      body: '',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  const told = `<script>addEventListener('candle-error', ({ detail }) => document.body.append('told: ' + detail.type));</script>`;
  await visitHost(page, `${told}${script()}<candle-calculator>Our own words</candle-calculator>`);
  await expect(page.getByText('told: wax')).toBeVisible();
  await expect(page.getByText('Our own words')).toBeVisible();
});

test('with the documented file a hanging shop holds nothing: load fires, the page is told, no hole stays', async ({
  page,
  expectMessage,
}) => {
  expectMessage(/./);
  await page.clock.install();
  await page.route(`${shop()}/**`, () => {});
  const site = await startHostSite({
    '/candles.js': { body: snippet('custom-element.md', '// candles.js', shop()), type: 'text/javascript' },
    '/': {
      body: `<!doctype html><html lang="en"><head><title>Host</title><style>${snippet('custom-element.md', ':not(:defined', shop())}</style>
<script>addEventListener('candle-error', ({ detail }) => { document.title = detail.reason; });</script>
<script src="/candles.js"></script></head><body><candle-calculator><a href="/">Wax calculator</a></candle-calculator></body></html>`,
    },
  });
  try {
    // goto waits for the page's own load event.
    await page.goto(site.origin);
    const height = () => page.locator('candle-calculator').evaluate((element) => element.clientHeight);
    expect(await height()).toBe(750);
    await page.clock.runFor(8500);
    await expect(page).toHaveTitle('No answer within 8 seconds.');
    await expect(page.getByRole('link', { name: 'Wax calculator' })).toBeVisible();
    expect(await height()).toBeLessThan(100);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await site.close();
  }
});

test('the documented frame does not hold the page’s load event, and its helper does not by the documented file @whole', async ({
  page,
}) => {
  await page.route(`${shop()}/**`, () => {});
  const frame = snippet('iframe.md', '<iframe', shop()).replace(
    'https://your-site.example',
    await hostOrigin(),
  );
  const file = snippet('custom-element.md', '// candles.js', shop());
  const helper = `<script>${file.replace('calculators.js', 'frame-host.js')}</script>`;
  const asked = page.waitForRequest(`${shop()}/embed/frame-host.js`);
  await visitHost(page, frame.replace(/<script.*<\/script>/, helper));
  await page.waitForLoadState('load');
  await asked;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a combined script goes to the shop that its tag names, for parts and for links @whole', async ({
  page,
}) => {
  const body = await (await fetch(`${shop()}/embed/calculators.js`)).text();
  const tag = snippet('custom-element.md', 'data-shop=', shop());
  const site = await startHostSite({
    '/cache/calculators.js': { body, type: 'text/javascript' },
    '/': {
      body: `<!doctype html><html lang="en"><head><title>Host</title></head><body><candle-calculator diameter="8" height="9"></candle-calculator>${tag}</body></html>`,
    },
  });
  try {
    await page.goto(site.origin);
    const link = page.getByRole('link', { name: 'Add what I need' });
    await expect(link).toHaveAttribute('href', new RegExp(`^${shop()}/cart\\?`));
  } finally {
    await site.close();
  }
});

test('lazy: nothing of a calculator far below is fetched before its place is near the screen @whole', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wax.js')) parts.push(request.url());
  });
  await visitHost(
    page,
    `<div style="height:6000px"></div><candle-calculator loading="lazy"></candle-calculator>${script()}`,
  );
  await page.waitForFunction(() => customElements.get('candle-calculator'));
  await page.waitForLoadState('networkidle');
  expect(parts).toEqual([]);
  await page.evaluate(() => scrollTo(0, 5800));
  await expect(calculate(page)).toBeVisible();
  expect(parts).toHaveLength(1);
});

test('lazy: a calculator on the screen waits for the page’s own pictures, and not for ever @whole', async ({
  page,
}) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('wax.js')) parts.push(request.url());
  });
  let answerPicture = () => {};
  await page.route('**/slow.png', (route) => {
    answerPicture = () => void route.fulfill({ status: 204 });
  });
  const body = `<img src="/slow.png" alt="">${script()}<candle-calculator loading="lazy"></candle-calculator>`;
  await visitHost(page, body);
  await page.waitForFunction(() => customElements.get('candle-calculator'));
  await page.evaluate(() => new Promise((seen) => new IntersectionObserver(seen).observe(document.body)));
  expect(parts).toEqual([]);
  answerPicture();
  await expect(calculate(page)).toBeVisible({ timeout: 2500 });
  await visitHost(page, body);
  await expect(calculate(page)).toBeVisible();
});

for (const [name, address] of [
  ['without a protocol', () => `${shop().replace(/^http:/, '')}/embed/wax.js`],
  ['with a version behind it', () => `${shop()}/embed/wax.js?ver=6.5`],
] as const) {
  test(`a part that is preloaded ${name} is fetched once @whole`, async ({ page }) => {
    const parts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('wax.js')) parts.push(request.url());
    });
    await visitHost(
      page,
      `<link rel="modulepreload" href="${address()}">${script()}<candle-calculator></candle-calculator>`,
    );
    await expect(calculate(page)).toBeVisible();
    expect(parts).toHaveLength(1);
  });
}

test('an Arabic calculator runs from right to left, an English one on an Arabic page from left to right', async ({
  page,
}) => {
  await visitHost(
    page,
    `${script()}<div dir="rtl"><candle-calculator></candle-calculator><candle-calculator lang="ar"></candle-calculator></div>`,
  );
  await page.locator('[lang=ar]').evaluate((element) => {
    Object.assign(element, { messages: { Calculate: 'احسب' } });
  });
  await expect(page.getByRole('button', { name: 'احسب' })).toBeVisible();
  await expect(page.locator('[part=root]').nth(0)).toHaveCSS('direction', 'ltr');
  await expect(page.locator('[part=root]').nth(1)).toHaveCSS('direction', 'rtl');
});

test('in German the supplies begin in centimetres, and say why the shop proposes more than the estimate @whole', async ({
  page,
}) => {
  await visitHost(
    page,
    `${script()}<candle-calculator type="supplies" lang="de" diameter="8" height="9"></candle-calculator>`,
  );
  await expect(page.getByLabel('Durchmesser (cm)')).toHaveValue('8');
  await expect(page.getByText('Ganze Packungen kosten mehr')).toBeVisible();
});
