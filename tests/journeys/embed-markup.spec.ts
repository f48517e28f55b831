import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import path from 'node:path';
import { readFigures, surfaceVectors } from '../support/calculatorVectors';
import { snippet } from '../support/docSnippets';
import { freePort } from '../support/freePort';
import { compileJsx } from '../support/hostile-hosts/buildHost';
import { bundleEntries, installPackage, linkReact } from '../support/hostile-hosts/buildPackageHost';
import { startHostSite } from '../support/hostile-hosts/hostServer';
import { layouts } from '../support/hostile-hosts/layouts';
import { expectSameWithoutScript, expectTakenOver, watchTakeover } from '../support/hostile-hosts/takeover';
import { expect, test } from '../support/journey';
import { unlessCommon } from '../support/whole';

// The element's mark-up, made by a host's own server or build.
const shop = () => process.env.SHOP_URL as string;
const LATE_MS = 1500;
let folder: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await installPackage(shop());
  await linkReact(folder);
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

const page = (markup: string, script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title></head><body><h1>Ours</h1>${markup}<p>After</p>${script}</body></html>`;

const askForMarkup = (origin: string) =>
  run(`${snippet('custom-element.md', '.html?', origin)}\nconsole.log(markup);`);

/** The documented ways to the element's mark-up, each run by a host. */
const ways = {
  'made by the package': () =>
    run(`${snippet('package.md', 'calculatorMarkup', shop())}\nconsole.log(markup);`),
  'asked of the shop': () => askForMarkup(shop()),
};

for (const [way, getMarkup] of Object.entries(ways)) {
  test(`mark-up ${way} stands there without script; the element takes over without a shift or another pixel${unlessCommon(way === 'asked of the shop')}`, async ({
    browser,
  }) => {
    const script = `<script type="module" async src="${shop()}/embed/calculators.js"></script>`;
    const site = await startHostSite({ '/': { body: page(getMarkup(), script) } });
    try {
      await expectSameWithoutScript(browser, site.origin);
    } finally {
      await site.close();
    }
  });
}

test('where the shop is gone or hangs a host’s build goes on, with fields and a link in place of the mark-up', async ({
  page: tab,
}) => {
  const silent = createSocketServer();
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const silentPort = (silent.address() as AddressInfo).port;
  try {
    for (const port of [await freePort(), silentPort]) {
      const markup = askForMarkup(`http://127.0.0.1:${port}`);
      await tab.setContent(page(markup, ''));
      await expect(tab.getByRole('link', { name: 'Wax calculator' })).toBeVisible();
      await expect(tab.locator('candle-calculator')).toHaveAttribute('diameter', '8');
    }
  } finally {
    silent.close();
  }
});

test('before script it has room in every layout, too @whole', async ({ browser }) => {
  const markup = await (await fetch(`${shop()}/embed/wax.html`)).text();
  const site = await startHostSite(
    Object.fromEntries(
      Object.values(layouts).map((html, index) => [
        `/${index}`,
        {
          body: page(
            html.replace('X', () => markup),
            '',
          ),
        },
      ]),
    ),
  );
  try {
    const tab = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    for (const [index, name] of Object.keys(layouts).entries()) {
      await tab.goto(`${site.origin}/${index}`);
      const box = await tab.locator('[part=root]').boundingBox();
      expect(box?.width, name).toBeGreaterThanOrEqual(name === 'a narrow column' ? 280 : 320);
    }
    await tab.close();
  } finally {
    await site.close();
  }
});

test('before script the form takes no typing that would be lost, and a press sends the page nowhere @whole', async ({
  page: tab,
}) => {
  const site = await startHostSite({ '/': { body: page(ways['asked of the shop'](), '') } });
  try {
    await tab.goto(site.origin);
    const diameter = tab.getByLabel('Diameter (cm)');
    await diameter.click({ force: true });
    await tab.keyboard.type('1');
    await expect(diameter).toHaveValue('8');
    await tab.getByText('Calculate', { exact: true }).click({ force: true });
    expect(tab.url()).toBe(`${site.origin}/`);
  } finally {
    await site.close();
  }
});

test('mark-up that arrives late is part of the first paint where the page says so @whole', async ({
  page: tab,
}) => {
  const markup = ways['asked of the shop']();
  const head = snippet('custom-element.md', 'rel="expect"', shop());
  const [above = '', below = ''] = page(markup, '').split(markup);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(above.replace('</head>', `${head}</head>`));
    setTimeout(() => response.end(`${markup}<p id="after-calculator"></p>${below}`), LATE_MS);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    await tab.goto(`http://localhost:${(server.address() as AddressInfo).port}`);
    const paint = await tab.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    expect(await paint.jsonValue()).toBeGreaterThan(LATE_MS);
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

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

test('of a German tag that somebody made up the shop’s mark-up takes what Intl knows @whole', async ({
  request,
}) => {
  for (const [asked, lang, weight] of [
    ['de-x-anything', 'de', '407,2 g'],
    ['de-CH', 'de-CH', '407.2 g'],
    ['de-x', 'en', '407.2 g'],
  ]) {
    const html = await (
      await request.get(`${shop()}/embed/wax.html?diameter=8&height=9&lang=${asked}`)
    ).text();
    expect(html, asked).toContain(` lang="${lang}"`);
    expect(html, asked).toContain(weight);
  }
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

test('the inline style of a React component on a server has the nonce that it is given, and nothing else has @whole', async () => {
  const html = run(`import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { WaxCalculator } from '@wick-and-wax/calculators/react';
    console.log(renderToString(createElement(WaxCalculator, { shop: 'https://shop.example', nonce: 'r4nd0m' })));`);
  expect(html.match(/<[^<]*r4nd0m[^>]*>/g)).toEqual(['<style nonce="r4nd0m">']);
});

test('a React component is rendered with its result by a server, and hydrated as it is @whole', async ({
  page: tab,
  expectMessage,
}) => {
  expectMessage(/React DevTools/);
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
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
  expect(await readFile(path.join(served, 'hydrate.js'), 'utf8')).not.toContain('form inert');
  const body = page(`<div id="site">${html}</div>`, '<script src="/hydrate.js"></script>');
  // The parser makes an element that the page has with a shadow root of its own, and leaves the served one where it is.
  const late = body.replace('<h1>', `<script src="${shop()}/embed/calculators.js"></script><h1>`);
  const site = await startHostSite({ '/': { body }, '/late': { body: late } }, served);
  try {
    await watchTakeover(tab);
    await tab.goto(site.origin);
    await expectTakenOver(tab);
    expectMessage(/needs another name|second declarative shadow root/);
    await tab.addInitScript(() => {
      const counted = { calculated: 0 };
      Object.assign(window, { counted });
      addEventListener('calculated', () => counted.calculated++);
    });
    await tab.goto(`${site.origin}/late`);
    await expect(tab.getByText('1628.6 g').first()).toBeVisible();
    await expect(tab.locator('candle-calculator > template')).toHaveCount(0);
    expect(await tab.evaluate('counted')).toEqual({ calculated: 1 });
  } finally {
    await site.close();
  }
});
