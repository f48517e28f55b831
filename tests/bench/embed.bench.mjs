// A calculator on another site, by the documented lines, on a phone: from the press on a link to its first result on the
// screen, without and with what an earlier visit left. Beside a floor that asks for as many bytes in as many requests, and
// does nothing but write a line. RUNS chooses.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { profiles, slowDown } from './loadPage.mjs';
import { median } from './median.mjs';
import { openBrowser } from './openBrowser.mjs';
import { startShop } from './startShop.mjs';

const RUNS = Number(process.env.RUNS ?? 9);
const MAX_MS = { cold: 600, warm: 400 };
const LIMIT_MS = 30_000;

/** Calculators with the fields that give a result: the documented one, and the one with the most bytes. */
const kinds = { wax: 'diameter="8" height="9"', supplies: 'diameter="3" height="4"' };

const docs = readFileSync(path.join(import.meta.dirname, '../../docs/embedding/custom-element.md'), 'utf8');

/** The documented lines for a calculator. */
function documentedLines(shop, type) {
  const [, lines] = /```html\n(<link rel="modulepreload"[\s\S]*?)```/.exec(docs);
  return lines
    .replaceAll('https://shop.example', shop)
    .replace('/embed/wax.js', `/embed/${type}.js`)
    .replace('type="wax" units="metric"', `type="${type}" ${kinds[type]}`);
}

const page = (body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A site</title></head><body><h1>A site</h1>${body}</body></html>`;

/** A site of its own: bodies by path, with these headers. What a browser has kept it is told to use. */
function serve(bodies, headers) {
  const server = createServer((req, res) => {
    if (req.headers['if-none-match']) return res.writeHead(304, headers).end();
    const body = bodies[new URL(req.url, 'http://site').pathname];
    res.writeHead(body ? 200 : 404, headers).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, () =>
      resolve({ port: server.address().port, stop: () => server.closeAllConnections() }),
    );
  });
}

/** A comment of as many bytes as a file of the embed has on the way. */
async function asManyBytes(address) {
  const { length } = brotliCompressSync(await (await fetch(address)).text());
  return `/*${randomBytes(length).toString('base64url').slice(0, length)}*/`;
}

/** Scripts as many and as long as the real ones, which say that they are there and do nothing else. */
async function floorScripts(shop, type) {
  const said =
    "document.querySelector('p').append('1628.6 g');document.dispatchEvent(new Event('calculated'))";
  return {
    [`/${type}-loader.js`]: `import('./${type}-part.js');${await asManyBytes(`${shop}/embed/calculators.js`)}`,
    [`/${type}-part.js`]: `${said};${await asManyBytes(`${shop}/embed/${type}.js`)}`,
  };
}

/** Tells when the frame with the result has been drawn. */
function watch() {
  document.addEventListener('calculated', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.resultAt = performance.now();
      }),
    ),
  );
}

/** Milliseconds until the result is on the screen: in a browser without memory, and again with it. */
async function visit(browser, url) {
  const context = await browser.newContext(profiles.phone.context);
  const tab = await context.newPage();
  await tab.addInitScript(watch);
  await slowDown(tab, 'phone');
  const times = {};
  for (const name of ['cold', 'warm']) {
    await tab.goto(url, { timeout: LIMIT_MS });
    await tab.waitForFunction(() => window.resultAt, null, { timeout: LIMIT_MS });
    times[name] = await tab.evaluate(() => window.resultAt);
  }
  await context.close();
  return times;
}

export default async function bench() {
  const shop = await startShop();
  const types = Object.keys(kinds);
  const scripts = await Promise.all(types.map((type) => floorScripts(shop.url, type)));
  // As the moving addresses of the shop: kept, and asked for again.
  const foreign = await serve(Object.assign({}, ...scripts), {
    'content-type': 'text/javascript',
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    etag: '"1"',
  });
  const pages = {};
  for (const type of types) {
    const address = `http://127.0.0.1:${foreign.port}/${type}`;
    pages[`/${type}`] = page(documentedLines(shop.url, type));
    pages[`/${type}-floor`] = page(
      `<link rel="modulepreload" href="${address}-part.js"><script type="module" async src="${address}-loader.js"></script><p></p>`,
    );
  }
  const site = await serve(pages, { 'content-type': 'text/html; charset=utf-8' });
  const browser = await openBrowser();
  const rows = [];
  for (const type of types) {
    const [documented, floor] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      documented.push(await visit(browser, `http://localhost:${site.port}/${type}`));
      floor.push(await visit(browser, `http://localhost:${site.port}/${type}-floor`));
    }
    for (const name of ['cold', 'warm']) {
      const value = median(documented.map((times) => times[name]));
      rows.push({
        name: `phone, ${type}: first result, ${name}, beside as many bytes`,
        value,
        unit: 'ms',
        baseline: median(floor.map((times) => times[name])),
        aim: `<= ${MAX_MS[name]}`,
        isMet: value <= MAX_MS[name],
      });
    }
  }
  await browser.close();
  for (const server of [site, foreign, shop]) await server.stop();
  return rows;
}
