// A calculator on another site, by the documented lines, on a phone: from the press on a link to its first result on the
// screen, without and with what an earlier visit left. Beside a floor that asks for as many bytes in as many requests, and
// does nothing but write a line. RUNS chooses.
import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { atMost, type Row } from './bench';
import { documentedLines, kinds, page, serve } from './embedHost';
import { profiles, slowDown } from './loadPage';
import { openBrowser } from './openBrowser';
import { median } from './quantiles';
import { startShop } from './startShop';

const RUNS = Number(process.env.RUNS ?? 9);
const MAX_MS = { cold: 600, warm: 300 };
const LIMIT_MS = 30_000;

/** A comment of as many bytes as a file of the embed has on the way. */
async function asManyBytes(address: string) {
  const { length } = brotliCompressSync(await (await fetch(address)).text());
  return `/*${randomBytes(length).toString('base64url').slice(0, length)}*/`;
}

/** Scripts as many and as long as the real ones, which say that they are there and do nothing else. */
async function floorScripts(shop: string, type: string) {
  const said =
    "document.querySelector('p').append('1628.6 g');document.dispatchEvent(new Event('calculated'))";
  return {
    [`/${type}-loader.js`]: `import('./${type}-part.js');${await asManyBytes(`${shop}/embed/calculators.js`)}`,
    [`/${type}-part.js`]: `${said};${await asManyBytes(`${shop}/embed/${type}.js`)}`,
  };
}

const SAID = 'result at';

/** Tells when the frame with the result has been drawn. */
function watch(said: string) {
  document.addEventListener('calculated', () =>
    requestAnimationFrame(() => setTimeout(() => console.debug(said, performance.now()))),
  );
}

/** What a page says is heard; asking it would run the asker's own scripts in its time. */
async function resultAt(tab: Page, url: string) {
  const said = tab.waitForEvent('console', {
    predicate: (message) => message.text().startsWith(SAID),
    timeout: LIMIT_MS,
  });
  const [message] = await Promise.all([said, tab.goto(url, { timeout: LIMIT_MS })]);
  return Number(message.text().slice(SAID.length));
}

/** Milliseconds until the result is on the screen: in a browser without memory, and again with it. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext(profiles.phone.context);
  const tab = await context.newPage();
  await tab.addInitScript(watch, SAID);
  await slowDown(tab, 'phone');
  const times = { cold: await resultAt(tab, url), warm: await resultAt(tab, url) };
  await context.close();
  return times;
}

type Times = Awaited<ReturnType<typeof visit>>;

export default async function bench() {
  const shop = await startShop();
  const types = Object.keys(kinds);
  const scripts = await Promise.all(types.map((type) => floorScripts(shop.url, type)));
  // As the moving addresses of the shop: kept for as long, and asked for again as often.
  const { headers } = await fetch(`${shop.url}/embed/calculators.js`);
  const foreign = await serve(Object.assign({}, ...scripts), {
    'content-type': 'text/javascript',
    'cache-control': headers.get('cache-control') ?? undefined,
    'access-control-allow-origin': '*',
    etag: '"1"',
  });
  const pages: Record<string, string> = {};
  for (const type of types) {
    const address = `http://127.0.0.1:${foreign.port}/${type}`;
    pages[`/${type}`] = page(documentedLines(shop.url, type));
    pages[`/${type}-floor`] = page(
      `<link rel="modulepreload" href="${address}-part.js"><script type="module" async src="${address}-loader.js"></script><p></p>`,
    );
  }
  const site = await serve(pages, { 'content-type': 'text/html; charset=utf-8' });
  const browser = await openBrowser();
  const rows: Row[] = [];
  for (const type of types) {
    const documented: Times[] = [];
    const floor: Times[] = [];
    for (let run = 0; run < RUNS; run++) {
      documented.push(await visit(browser, `http://localhost:${site.port}/${type}`));
      floor.push(await visit(browser, `http://localhost:${site.port}/${type}-floor`));
    }
    for (const name of ['cold', 'warm'] as const) {
      const row = {
        name: `phone, ${type}: first result, ${name}, beside as many bytes`,
        value: median(documented.map((times) => times[name])),
        unit: 'ms',
        baseline: median(floor.map((times) => times[name])),
      };
      rows.push(atMost(MAX_MS[name], row));
    }
  }
  await browser.close();
  for (const server of [site, foreign, shop]) await server.stop();
  return rows;
}
