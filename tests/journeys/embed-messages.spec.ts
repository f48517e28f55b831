import { gzipSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import Ajv from 'ajv';
import { snippet } from '../support/docSnippets';
import { closeHost, hostOrigin, visitHost } from '../support/hostile-hosts/visitHost';
import { expect, httpTest, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

const shop = () => process.env.SHOP_URL as string;
const frame = async (query: string) =>
  `<iframe title="Our frame" width="700" height="100" src="${shop()}/embed/frame.html?${query}&origin=${await hostOrigin()}"></iframe>`;
const helper = (query = '') => `<script type="module" src="${shop()}/embed/frame-host.js${query}"></script>`;
/** Gathers every message from before the frame is there. */
const ear = `<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>`;

type Message = { type: string; version: number; detail?: Record<string, unknown> };
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Message[] }).heard);
const kinds = async (page: Page) => [...new Set((await heard(page)).map(({ type }) => type))].sort();

test.afterAll(closeHost);

test('a frame posts what its element says, each message as the published schema has it', async ({ page }) => {
  const posted = (kind: string) => `candle-calculator:${kind}`;
  await visitHost(page, `${ear}${await frame('diameter=8&height=9&partner=my-blog')}`);
  const inner = page.frameLocator('iframe');
  await inner.getByLabel('Number of candles').fill('2');
  await inner.getByRole('button', { name: 'Calculate' }).click();
  const opened = page.context().waitForEvent('page');
  await inner.getByRole('link', { name: 'Add what I need' }).click();
  await opened;
  await expect.poll(() => kinds(page)).toEqual(['add-supplies', 'calculated', 'height', 'ready'].map(posted));
  const messages = await heard(page);
  const calculated = messages.filter(({ type }) => type === posted('calculated')).map(({ detail }) => detail);
  expect(calculated).toMatchObject([
    { type: 'wax', cause: 'preset', result: { waxGrams: 407.2 } },
    { type: 'wax', cause: 'button', result: { waxGrams: 814.3 } },
  ]);
  const schema = await (await fetch(`${shop()}/embed/frame-messages.json`)).json();
  const isMessage = new Ajv({ strict: false }).compile(schema);
  for (const message of messages) expect([message.type, isMessage(message)]).toEqual([message.type, true]);
  expect(isMessage({ type: posted('calculated'), version: 1 })).toBe(false);
});

for (const [outage, answer] of [
  ['fails', (route: Route) => route.abort()],
  ['fails once', (route: Route) => (/again/.test(route.request().url()) ? route.continue() : route.abort())],
] as const) {
  test(`the calculator’s script ${outage}: the frame is not left blank, and says which it is${unlessCommon(outage === 'fails')}`, async ({
    page,
    expectMessage,
  }) => {
    expectMessage(/./);
    await page.route(`${shop()}/embed/calculators.js*`, answer);
    await visitHost(page, `${ear}${helper()}${await frame('type=fragrance')}`);
    const isLost = outage === 'fails';
    await expect.poll(() => kinds(page)).toContain(`candle-calculator:${isLost ? 'error' : 'ready'}`);
    await expect.poll(async () => Number(await page.locator('iframe').getAttribute('height'))).not.toBe(100);
    if (!isLost) return;
    const opened = page.context().waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Open it in the shop' }).click();
    await expect.poll(async () => (await opened).url()).toBe(`${shop()}/fragrance-calculator`);
  });
}

test('a part that fails inside a frame leads out of it, too @whole', async ({ page, expectMessage }) => {
  expectMessage(/./);
  await page.route(`${shop()}/r/**/fragrance.js*`, (route) => route.abort());
  await visitHost(page, await frame('type=fragrance'));
  const opened = page.context().waitForEvent('page');
  await page.frameLocator('iframe').getByRole('link', { name: 'Open it in the shop' }).click();
  await expect.poll(async () => (await opened).url()).toBe(`${shop()}/fragrance-calculator`);
});

test('a frame below the screen has its height before it is scrolled to @whole', async ({ page }) => {
  await visitHost(page, `${ear}<div style="height:1800px"></div>${helper()}${await frame('type=fragrance')}`);
  await expect.poll(() => kinds(page)).toContain('candle-calculator:height');
  const height = Number(await page.locator('iframe').getAttribute('height'));
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const needed = await page.frameLocator('iframe').locator('main').boundingBox();
  expect(height).toBe(Math.ceil(needed?.height ?? 0));
});

test('the helper repeats them as DOM events on the frame, as the documented listener hears them @whole', async ({
  page,
  console: log,
}) => {
  const listener = snippet('iframe.md', "document.addEventListener('calculated'", shop());
  await visitHost(page, `<script>${listener}</script>${helper()}${await frame('diameter=8&height=9')}`);
  await expect.poll(() => log.said).toEqual([expect.stringMatching(/Our frame \{waxGrams: 407\.2/)]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  log.known.push(/Our frame/);
});

/** Takes the query out of each address in a stack. */
const likeSafari = `<script>Error.prepareStackTrace = (error, calls) =>
  calls.map((call) => 'module code@' + String(call.getFileName()).split('?')[0] + ':1:1').join('\\n');</script>`;

for (const [browser, before] of [
  ['', ''],
  [' in Safari', likeSafari],
]) {
  test(`with ?dataLayer a tag manager${browser} gets them, and a script of the page can forge none @whole`, async ({
    page,
  }) => {
    await visitHost(page, `${before}${helper('?dataLayer')}${await frame('diameter=8&height=9')}`);
    const pushed = () =>
      page.evaluate(
        () => (window as unknown as { dataLayer?: { event: string; candle: object }[] }).dataLayer,
      );
    await expect
      .poll(async () => (await pushed())?.map(({ event }) => event).sort())
      .toEqual(['candle_calculated', 'candle_ready']);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          addEventListener('message', () => resolve(), { once: true });
          postMessage({ type: 'candle-calculator:calculated', version: 1, detail: {} }, '*');
        }),
    );
    expect(await pushed()).toHaveLength(2);
  });
}

httpTest('the helper is at most 1 kB, compressed', async () => {
  const code = await (await fetch(`${shop()}/embed/frame-host.js`)).text();
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(1000);
});
