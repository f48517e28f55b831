import type { Page } from '@playwright/test';
import { documentText, snippet } from '../support/docSnippets';
import { closeHost, hostOrigin, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

const shop = () => process.env.SHOP_URL as string;
const documented = async () =>
  snippet('iframe.md', '<iframe', shop()).replace('https://your-site.example', await hostOrigin());
const helper = () => `<script type="module" async src="${shop()}/embed/frame-host.js"></script>`;
const frame = (query: string, { attributes = '', folder = '/embed/' } = {}) =>
  `<iframe title="f" width="700" height="100" frameborder="0" ${attributes} src="${shop()}${folder}frame.html?${query}"></iframe>`;
const own = async () => `origin=${encodeURIComponent(await hostOrigin())}`;

/** Heights in px that the page around has given to its frames. */
const heights = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map(({ height }) => Number.parseInt(height, 10)),
  );
const calculate = (page: Page, index = 0) =>
  page.frameLocator('iframe').nth(index).getByRole('button', { name: 'Calculate' });
const expectToGrow = (page: Page, index = 0) =>
  expect.poll(async () => (await heights(page))[index]).toBeGreaterThan(300);

/** Every message that the page around has heard, from before its frames are there. */
const ear =
  '<script>window.heard = []; addEventListener("message", ({ data }) => heard.push(data));</script>';
const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { type: string; height: number }[] }).heard);

test.afterAll(closeHost);

test('the documented frame takes the height it needs, and has no border of its own @whole', async ({
  page,
}) => {
  await visitHost(page, await documented());
  await expect(calculate(page)).toBeVisible();
  await expect.poll(async () => (await heights(page))[0]).not.toBe(560);
  await expect(page.locator('iframe')).toHaveCSS('border-top-width', '0px');
  const inner = page.frames()[1];
  expect(await inner?.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
});

test('the documented policy is enough @whole', async ({ page }) => {
  const policy = snippet('iframe.md', 'Content-Security-Policy', shop())
    .trim()
    .replace('Content-Security-Policy: ', '');
  const headers = { 'Content-Security-Policy': `default-src 'none'; ${policy}` };
  await visitHost(page, await documented(), { headers });
  await expect(calculate(page)).toBeVisible();
  await expect.poll(async () => (await heights(page))[0]).not.toBe(560);
});

test('on a page that hides its address the documented frame still knows whom to tell @whole', async ({
  page,
}) => {
  const asked = page.waitForRequest(/frame\.html/);
  await visitHost(page, await documented(), { headers: { 'Referrer-Policy': 'no-referrer' } });
  expect((await (await asked).allHeaders()).referer).toBe(`${await hostOrigin()}/`);
});

test('the documented listener does without our script @whole', async ({ page }) => {
  const listener = snippet('iframe.md', "window.addEventListener('message'", shop());
  await visitHost(page, `${frame(await own())}<script>${listener}</script>`);
  await expectToGrow(page);
});

test('the first height that is told is one of the calculator, not 0 @whole', async ({ page }) => {
  await visitHost(page, `${ear}${frame(await own())}`);
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await heard(page)).find(({ type }) => type === 'candle-calculator:height')?.height)
    .toBeGreaterThan(300);
});

test('a frame of one release, pinned, is a frame like any other @whole', async ({ page }) => {
  const { folder } = await (await page.request.get(`${shop()}/embed/integrity.json`)).json();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visitHost(page, `${frame(`type=supplies&${await own()}`, { folder })}${helper()}`);
  await expectToGrow(page);
  expect(files.filter((file) => file.endsWith('calculators.js'))).toEqual([`${folder}calculators.js`]);
});

for (const policy of ['require-corp', 'credentialless']) {
  test(`it stands on a page with Cross-Origin-Embedder-Policy: ${policy} @whole`, async ({ page }) => {
    const headers = { 'Cross-Origin-Embedder-Policy': policy, 'Cross-Origin-Opener-Policy': 'same-origin' };
    await visitHost(
      page,
      `${frame(await own())}<script type="module" async crossorigin src="${shop()}/embed/frame-host.js"></script>`,
      { headers },
    );
    await expectToGrow(page);
  });
}

for (const [name, query] of [
  ['no origin', ''],
  ['another origin', 'origin=https://other.example'],
  ['something that is no origin', 'origin=*'],
] as const) {
  test(`with ${name} in its address it tells nobody${unlessCommon(name === 'another origin')}`, async ({
    page,
  }) => {
    await visitHost(page, `${ear}${frame(query)}${helper()}`);
    await expect(calculate(page)).toBeAttached();
    // As long as a frame that tells takes to be heard.
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), frame(await own()));
    await expectToGrow(page, 1);
    expect((await heights(page))[0]).toBe(100);
  });
}

test('two origins, one of them ours: it tells @whole', async ({ page }) => {
  await visitHost(page, `${frame(`origin=https://other.example&${await own()}`)}${helper()}`);
  await expectToGrow(page);
});

test('two frames have each their own height @whole', async ({ page }) => {
  await visitHost(
    page,
    `${frame(`type=fragrance&${await own()}`)}${frame(`type=supplies&${await own()}`)}${helper()}`,
  );
  await expectToGrow(page, 0);
  await expectToGrow(page, 1);
  const [first, second] = await heights(page);
  expect(first).not.toBe(second);
});

test('it grows with its result, and opens with the one of its address', async ({ page }) => {
  await visitHost(
    page,
    `${frame(`type=wax&diameter=8&${await own()}`)}${frame(`type=wax&diameter=8&height=9&${await own()}`)}${helper()}`,
  );
  await expectToGrow(page, 0);
  const [before = 0] = await heights(page);
  await page.frameLocator('iframe').first().getByLabel('Height (cm)').fill('9');
  await calculate(page, 0).click();
  await expect.poll(async () => (await heights(page))[0]).toBeGreaterThan(before);
  await expect(
    page.frameLocator('iframe').nth(1).getByRole('region', { name: 'Your candle recipe' }),
  ).toContainText('407.2 g');
});

test('the documented heights are those of a place as wide as documented @whole', async ({ page }) => {
  const [, width, list = ''] = /place of (\d+) px or more: ([^.]+)/.exec(documentText('iframe.md')) ?? [];
  const documentedHeights = [...list.matchAll(/(\d+) for\s+`([\w-]+)`/g)];
  expect(documentedHeights).toHaveLength(4);
  for (const [, height, type] of documentedHeights) {
    await visitHost(page, frame(`type=${type}`).replace('700', `${width}`));
    await calculate(page).waitFor();
    const needed = await page.frameLocator('iframe').locator('main').boundingBox();
    expect(Math.abs((needed?.height ?? 0) - Number(height)), type).toBeLessThanOrEqual(30);
  }
});

test('in the documented sandbox it works, and the shop opens outside of it', async ({ page }) => {
  const [, allowed] = /`(allow-scripts [^`]+)`/.exec(documentText('iframe.md')) ?? [];
  const attributes = `sandbox="${allowed}"`;
  await visitHost(page, `${frame(`diameter=8&height=9&${await own()}`, { attributes })}${helper()}`);
  await expectToGrow(page);
  const opened = page.context().waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Add what I need' }).click();
  await expect((await opened).getByRole('region', { name: 'Proposed for you' })).toContainText('Soy Wax');
});

// A tool that holds scripts back writes the tag anew, as a classic script.
for (const kind of ['module', 'text/javascript']) {
  test(`a helper that comes late, as ${kind}, hears once what the frame has told before`, async ({
    page,
  }) => {
    let letCome = () => {};
    const late = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/embed/frame-host.js*', async (route) => {
      await late;
      await route.continue();
    });
    const source = `${shop()}/embed/frame-host.js?dataLayer`;
    const other = '<iframe title="Of somebody else" srcdoc="<p>Hello</p>"></iframe>';
    await visitHost(
      page,
      `${ear}${other}${frame(`diameter=8&height=9&${await own()}`)}<script type="${kind}" async src="${source}"></script>`,
    );
    const told = async () => (await heard(page)).map(({ type }) => type);
    await expect
      .poll(told)
      .toEqual(
        expect.arrayContaining(['height', 'ready', 'calculated'].map((kind) => `candle-calculator:${kind}`)),
      );
    letCome();
    await expectToGrow(page, 1);
    await page.frameLocator('iframe').nth(1).getByRole('button', { name: 'Calculate' }).click();
    const pushed = () =>
      page.evaluate(() =>
        (window as unknown as { dataLayer: { event: string; candle: { cause?: string } }[] }).dataLayer
          .map(({ event, candle }) => [event, candle.cause ?? ''].join(' ').trim())
          .sort(),
      );
    await expect
      .poll(pushed)
      .toEqual(['candle_calculated button', 'candle_calculated preset', 'candle_ready']);
  });
}

test('a page without stack traces has its frame grow @whole', async ({ page }) => {
  const withoutTraces = '<script>Error.stackTraceLimit = 0</script>';
  await visitHost(page, `${withoutTraces}${frame(`diameter=8&height=9&${await own()}`)}${helper()}`);
  await expectToGrow(page);
});

test('a frame in a shadow root is one of the page: it grows, and its events are heard outside @whole', async ({
  page,
}) => {
  await visitHost(page, '<div id="host"></div>');
  const inner = frame(`diameter=8&height=9&${await own()}`);
  const causes = await page.evaluateHandle((html) => {
    const told: string[] = [];
    document.addEventListener('calculated', (event) => told.push((event as CustomEvent).detail.cause));
    (document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot).innerHTML = html;
    return told;
  }, inner);
  await page.addScriptTag({ type: 'module', url: `${shop()}/embed/frame-host.js` });
  await expect.poll(() => causes.jsonValue()).toEqual(['preset']);
  await expect(page.locator('#host iframe')).not.toHaveAttribute('height', '100');
});

test('a helper that a tag manager brings once more tells the page nothing twice @whole', async ({ page }) => {
  const listener =
    '<script>window.causes = []; addEventListener("calculated", ({ detail }) => causes.push(detail.cause));</script>';
  await visitHost(page, `${listener}${frame(`diameter=8&height=9&${await own()}`)}${helper()}`);
  await expectToGrow(page);
  await page.addScriptTag({ type: 'module', url: `${shop()}/embed/frame-host.js?dataLayer` });
  const pushed = () =>
    page.evaluate(() =>
      ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).map(({ event }) => event),
    );
  await expect.poll(pushed).toContain('candle_calculated');
  await calculate(page).click();
  await expect.poll(pushed).toEqual(['candle_ready', 'candle_calculated', 'candle_calculated']);
  expect(await page.evaluate(() => (window as unknown as { causes: string[] }).causes)).toEqual([
    'preset',
    'button',
  ]);
});

test('messages that are not ours move nothing @whole', async ({ page }) => {
  await visitHost(page, `${frame(await own())}${helper()}`);
  await expectToGrow(page);
  const before = await heights(page);
  await page.evaluate(() => {
    for (const height of [0, -5, 1e9, 2.5, '700px'])
      postMessage({ type: 'candle-calculator:height', height }, '*');
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await heights(page)).toEqual(before);
});

test('theme and fields of the address reach the calculator @whole', async ({ page }) => {
  await visitHost(page, frame('type=fragrance&theme=dark&weight=500&wax=gel'));
  const inner = page.frameLocator('iframe');
  await expect(inner.locator('[part=root]')).toHaveAttribute('data-theme', 'dark');
  await expect(inner.getByLabel('Wax type')).toHaveValue('gel');
  await expect(inner.getByRole('heading', { level: 1 })).toHaveText('Fragrance oil calculator');
});
