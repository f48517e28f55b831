import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readFigures, surfaceVectors } from '../support/calculatorVectors';
import { snippet } from '../support/docSnippets';
import { compileJsx } from '../support/hostile-hosts/buildHost';
import { bundleEntries, installPackage, linkReact } from '../support/hostile-hosts/buildPackageHost';
import { startHostSite } from '../support/hostile-hosts/hostServer';
import { expect, test } from '../support/journey';
import { seenDifferences } from '../support/pixels';
import { unlessCommon } from '../support/whole';

// The element's mark-up, made by a host's own server or build.
const shop = () => process.env.SHOP_URL as string;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await installPackage(shop());
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a module of the host prints, run by Node. */
function run(code: string): string {
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  expect(ran.stderr).toBe('');
  return ran.stdout;
}

/** Notes from before the first paint how the page moves, and whether the result goes away again. */
const watchShifts = (tab: Page) =>
  tab.addInitScript(() => {
    const looks = { shift: 0, hasFlashed: false };
    Object.assign(window, { looks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        looks.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    let wasShown = false;
    const look = () => {
      const views = document
        .querySelector('candle-calculator')
        ?.shadowRoot?.querySelectorAll<HTMLElement>('[part=root]');
      const isShown = [...(views ?? [])].some(
        (view) => view.offsetHeight > 100 && view.textContent?.includes('1628.6 g'),
      );
      looks.hasFlashed ||= wasShown && !isShown;
      wasShown ||= isShown;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const readLooks = (tab: Page) =>
  tab.evaluate(() => (window as unknown as { looks: { shift: number; hasFlashed: boolean } }).looks);
const hasTakenOver = (tab: Page) =>
  tab.locator('candle-calculator').evaluate((element) => element.shadowRoot?.querySelector('style') === null);

const page = (markup: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head><body><h1>Ours</h1>${markup}<p>After</p>${script}</body></html>`;

/** The documented ways to the element's mark-up, each run by a host. */
const ways = {
  'made by the package': () =>
    run(`${snippet('package.md', 'calculatorMarkup', shop())}\nconsole.log(markup);`),
  'asked of the shop': () => run(`${snippet('custom-element.md', '.html?', shop())}\nconsole.log(markup);`),
};

for (const [way, getMarkup] of Object.entries(ways)) {
  test(`mark-up ${way} stands there without script; the element takes over without a shift or another pixel${unlessCommon(way === 'asked of the shop')}`, async ({
    browser,
  }) => {
    const script = `<script type="module" async src="${shop()}/embed/calculators.js"></script>`;
    const site = await startHostSite({ '/': { body: page(getMarkup(), script) } });
    const shot = async (javaScriptEnabled: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 900, height: 1600 } });
      const tab = await context.newPage();
      await watchShifts(tab);
      await tab.goto(site.origin);
      await expect(tab.locator('candle-calculator')).toContainText('1628.6 g');
      if (javaScriptEnabled) {
        await expect.poll(() => hasTakenOver(tab)).toBe(true);
        expect(await readLooks(tab)).toEqual({ shift: 0, hasFlashed: false });
        // The calculator is alive, and the same again after a change that is taken back.
        await tab.getByLabel('Number of candles').fill('2');
        await tab.getByLabel('Number of candles').fill('4');
        await tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      }
      const after = await tab.getByText('After').boundingBox();
      const png = await tab.screenshot();
      await context.close();
      return { png, after };
    };
    try {
      const without = await shot(false);
      const withScript = await shot(true);
      expect(withScript.after).toEqual(without.after);
      expect(await seenDifferences(without.png, withScript.png)).toBeLessThanOrEqual(900 * 1600 * 0.001);
    } finally {
      await site.close();
    }
  });
}

test('the shop’s mark-up opened by itself has its style @whole', async ({ page: tab }) => {
  await tab.goto(`${shop()}/embed/wax.html?wax=soy&diameter=8&height=9&candles=4`);
  const root = tab.locator('[part=root]');
  await expect(root).toContainText('1628.6 g');
  expect(await root.evaluate((element) => getComputedStyle(element).fontFamily)).not.toBe(
    '"Times New Roman"',
  );
});

test('the shop’s mark-up has the fields, words and theme of its query, and takes nothing else from it @whole', async ({
  page: tab,
}) => {
  const query = new URLSearchParams({
    diameter: '8"><script>',
    units: 'metric',
    lang: 'de',
    theme: 'dark',
    onload: 'x',
  });
  const answer = await tab.request.get(`${shop()}/embed/wick-guide.html?${query}`);
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  const html = await answer.text();
  expect(html).toMatch(/^<candle-calculator type="wick-guide" [^>]*theme="dark"/);
  expect(html).toContain('Dochtgrößen');
  expect(html).toContain(' diameter="8&quot;><script>"');
  expect(html).not.toContain('onload');
  expect((await tab.request.get(`${shop()}/embed/soap.html`)).status()).toBe(404);
});

test('every vector is what the mark-up of the server shows @whole', async ({ page: tab }) => {
  const all = run(`import { calculatorMarkup } from '@wick-and-wax/calculators/server';
    const vectors = ${JSON.stringify(surfaceVectors.map(({ type, fields }) => ({ type, fields })))};
    console.log(JSON.stringify(vectors.map(({ type, fields }) => calculatorMarkup({ shop: 'https://shop.example', type, start: fields }))));`);
  const markups: string[] = JSON.parse(all);
  const wrong = await tab.evaluate(
    ([htmls, vectors, reader]) => {
      const read = new Function(`return ${reader}`)();
      return vectors.flatMap(({ name, type, expected }, index) => {
        const parsed = Document.parseHTMLUnsafe(htmls[index] ?? '');
        const root = parsed.querySelector('candle-calculator')?.shadowRoot;
        const figures = read(root, type);
        return Object.entries(expected).flatMap(([figure, value]) =>
          figures[figure] === value ? [] : [`${name}: ${figure} is ${figures[figure]}, not ${value}`],
        );
      });
    },
    [markups, surfaceVectors, readFigures.toString()] as const,
  );
  expect(markups).toHaveLength(surfaceVectors.length);
  expect(wrong).toEqual([]);
});

test('a React component is rendered with its result by a server, and hydrated as it is @whole', async ({
  page: tab,
  expectMessage,
}) => {
  expectMessage(/React DevTools/);
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await linkReact(folder);
  await write('package.json', '{ "type": "module" }');
  await write('ServedRecipe.js', await compileJsx(snippet('package.md', '// ServedRecipe.jsx', shop())));
  await write(
    'hydrate.js',
    `${snippet('package.md', '// main.js', shop())}
    import { createElement } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    import { ServedRecipe } from './ServedRecipe.js';
    hydrateRoot(document.querySelector('#site'), createElement(ServedRecipe), {
      onRecoverableError: (error) => console.error(error),
    });`,
  );
  const html = run(`import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { ServedRecipe } from './ServedRecipe.js';
    console.log(renderToString(createElement(ServedRecipe)));`).trim();
  // In development, where React says each difference between the two.
  const served = await bundleEntries(folder, ['hydrate'], 'development');
  expect(await readFile(path.join(served, 'hydrate.js'), 'utf8')).not.toContain('shadowrootmode');
  const body = page(`<div id="site">${html}</div>`, '<script src="/hydrate.js"></script>');
  const site = await startHostSite({ '/': { body } }, served);
  try {
    await watchShifts(tab);
    await tab.goto(site.origin);
    await expect.poll(() => hasTakenOver(tab)).toBe(true);
    await expect(tab.locator('candle-calculator')).toContainText('1628.6 g');
    expect(await readLooks(tab)).toEqual({ shift: 0, hasFlashed: false });
  } finally {
    await site.close();
  }
});
