// Somebody else's page on a phone, with a script of its own: its largest paint with ten calculators, beside the same page without; and how
// long after the first paint the first result stands there, with the shop's mark-up in the page. RUNS chooses.
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { atMostTimes, type Row } from './bench';
import { documentedBlock, page, serve } from './embedHost';
import { loadPage, profiles, slowDown } from './loadPage';
import { openBrowser } from './openBrowser';
import { median } from './quantiles';
import { startShop } from './startShop';

const RUNS = Number(process.env.RUNS ?? 9);
const MAX_RATIO = 1.05;
const RESULT = '1628.6 g';
const ways = ['after load', 'lazy', 'eager'];
const types = ['wax', 'fragrance', 'supplies', 'wick-guide'];

/** What a site shows first: a paragraph as large as the screen, or a picture of some 30 kB. */
const heroes = {
  words: `<p style="font-size:20px;margin:0">${'Poured by hand, from what bees and fields give. '.repeat(14)}</p>`,
  picture: '<img src="/hero.jpg" width="396" height="720" alt="Candles">',
};

async function picture() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 792, height: 1440, channels: 3, background: '#888', noise } as const;
  return sharp({ create }).blur(3).jpeg({ quality: 60 }).toBuffer();
}

/** Ten calculators of every kind, by the documented lines for several: as they stand, lazy, or by the site's own script. */
function tenElements(shop: string, way: string) {
  const block = documentedBlock('custom-element.md', '<link rel="modulepreload"', shop);
  const [, script = ''] = block.split('\n');
  const style = `<style>${documentedBlock('custom-element.md', ':not(:defined', shop)}</style>`;
  const attributes = way === 'eager' ? '' : 'loading="lazy"';
  const tags = Array.from(
    { length: 10 },
    (_, index) =>
      `<candle-calculator type="${types[index % types.length]}" ${attributes}></candle-calculator>`,
  );
  return { head: (way === 'after load' ? '' : script) + style, tags: tags.join('') };
}

/** Notes the frame in which the result stands in the page. */
function watchResult(result: string) {
  const look = () => {
    const text = document.querySelector('candle-calculator')?.shadowRoot?.textContent;
    if (text?.includes(result)) Object.assign(window, { resultAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the first paint to the result; 0 where it is part of it. */
async function resultAfterPaint(browser: Browser, url: string) {
  const context = await browser.newContext(profiles.phone.context);
  const tab = await context.newPage();
  await tab.addInitScript(watchResult, RESULT);
  await slowDown(tab, 'phone');
  await tab.goto(url);
  const measured = await tab.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const resultAt = Reflect.get(window, 'resultAt');
    return paint && resultAt && { late: Math.max(0, resultAt - paint.startTime) };
  });
  const { late } = await measured.jsonValue();
  await context.close();
  return late;
}

export default async function bench() {
  const shop = await startShop();
  const ownScript = 'document.body.dataset.own = "";';
  const scripts = {
    '/own.js': ownScript,
    '/candles.js': ownScript + documentedBlock('custom-element.md', '// candles.js', shop.url),
  };
  const files = await serve(scripts, { 'content-type': 'text/javascript' });
  const own = (file: string) => `<script defer src="http://localhost:${files.port}/${file}.js"></script>`;
  const images = await serve({ '/hero.jpg': await picture() }, { 'content-type': 'image/jpeg' });
  const markup = await (
    await fetch(`${shop.url}/embed/wax.html?wax=soy&diameter=8&height=9&candles=4`)
  ).text();
  const script = `<script type="module" async src="${shop.url}/embed/calculators.js"></script>`;
  const wait = documentedBlock('custom-element.md', 'rel="expect"', shop.url);
  const pages: Record<string, string> = {
    '/markup': page(`${markup}<p id="after-calculator"></p>${script}`, wait),
  };
  for (const [name, html] of Object.entries(heroes)) {
    const hero = html.replace('/hero.jpg', `http://localhost:${images.port}/hero.jpg`);
    pages[`/${name}-alone`] = page(own('own') + hero);
    for (const way of ways) {
      const { head, tags } = tenElements(shop.url, way);
      const script = own(way === 'after load' ? 'candles' : 'own');
      pages[`/${name}-${way.replace(' ', '-')}`] = page(`${script}${head}${hero}${tags}`);
    }
  }
  const bodies = Object.fromEntries(Object.entries(pages).map(([path, html]) => [path, gzipSync(html)]));
  const site = await serve(bodies, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
  });
  const browser = await openBrowser();
  const at = (path: string) => `http://localhost:${site.port}/${path}`;
  const rows: Row[] = [];
  for (const name of Object.keys(heroes)) rows.push(...(await paintRows(browser, at, name)));
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await resultAfterPaint(browser, at('markup')));
  const value = median(times);
  const isMet = value === 0;
  rows.push({
    name: 'phone, mark-up: first result after the first paint',
    value,
    unit: 'ms',
    aim: '0',
    isMet,
  });
  await browser.close();
  for (const server of [site, images, files, shop]) await server.stop();
  return rows;
}

async function paintRows(browser: Browser, at: (path: string) => string, name: string): Promise<Row[]> {
  const alone: number[] = [];
  const beside = ways.map((way) => ({ way, paints: [] as number[] }));
  for (let run = 0; run < RUNS; run++) {
    for (const { way, paints } of [{ way: 'alone', paints: alone }, ...beside]) {
      paints.push((await loadPage(browser, at(`${name}-${way.replace(' ', '-')}`), 'phone')).largestPaint);
    }
  }
  const baseline = median(alone);
  return beside.map(({ way, paints }) => {
    const what = `phone, ten calculators below ${name}, ${way}: the host’s largest paint`;
    return atMostTimes(MAX_RATIO, { name: what, value: median(paints), unit: 'ms', baseline });
  });
}
