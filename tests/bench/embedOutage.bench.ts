// Somebody else's page with the documented lines while the shop is ill: its own first paint, DOMContentLoaded and load event, beside the
// same page without those lines. The network is that of this machine. RUNS chooses.
import { createServer, type ServerResponse } from 'node:http';
import type { Browser } from '@playwright/test';
import type { Row } from './bench';
import { documentedBlock, documentedLines, page, serve } from './embedHost';
import { listen } from './listen';
import { openBrowser } from './openBrowser';
import { median } from './quantiles';

const RUNS = Number(process.env.RUNS ?? 9);
const MAX_MS = 200;
const SLOW_MS = 3000;

/** What an ill shop does with a request; refusing is nobody there to ask. */
type Answer = ((response: ServerResponse) => unknown) | null;

const ills: Record<string, Answer> = {
  hanging: () => {},
  slow: (res) => setTimeout(() => res.writeHead(200, { 'content-type': 'text/javascript' }).end(), SLOW_MS),
  'answering 500': (res) => res.writeHead(500).end(),
  refusing: null,
};

const moments = {
  'first paint': 'firstPaint',
  ready: 'domContentLoadedEventEnd',
  loaded: 'loadEventEnd',
} as const;
type Moments = Record<(typeof moments)[keyof typeof moments], number>;

const script = (text: string) => `<script>${text}</script>`;
const place = '<div id="calculator"></div>';
const candlesFile = (shop: string) => documentedBlock('custom-element.md', '// candles.js', shop);

/** The documented ways. A script tag that hangs holds the load event, as the documents say. */
const ways: Record<string, { body: (shop: string) => string; hasLoad: boolean }> = {
  tag: { body: (shop) => documentedLines(shop, 'wax'), hasLoad: false },
  'a script of the site’s own': {
    body: (shop) => `${script(candlesFile(shop))}<candle-calculator>Ours</candle-calculator>`,
    hasLoad: true,
  },
  frame: {
    body: (shop) =>
      documentedBlock('iframe.md', '<iframe', shop).replace(
        /<script[\s\S]*<\/script>/,
        script(candlesFile(shop).replace('calculators.js', 'frame-host.js')),
      ),
    hasLoad: true,
  },
  'federated module': {
    body: (shop) =>
      `${place}<script type="module">${documentedBlock('federation.md', "get('./mount')", shop)}</script>`,
    hasLoad: true,
  },
};

/** A shop with this ill: its address, how often it was asked, and the way to end it. */
async function illShop(answer: Answer) {
  const asked: (string | undefined)[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url);
    answer?.(res);
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  if (!answer) stop();
  return { url, asked, stop };
}

/** Milliseconds from the start of a navigation until each moment of the page, in a browser without memory. */
async function measureMoments(browser: Browser, url: string, hasLoad: boolean): Promise<Moments> {
  const tab = await browser.newPage();
  await tab.goto(url, { waitUntil: hasLoad ? 'load' : 'domcontentloaded' });
  const firstPaint = await tab.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const measured = await tab.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
  const found = { ...measured, firstPaint: await firstPaint.jsonValue() };
  await tab.close();
  return found;
}

async function measure(browser: Browser, address: string, hasLoad: boolean) {
  const runs: Moments[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measureMoments(browser, address, hasLoad));
  return (moment: keyof Moments) => median(runs.map((run) => run[moment]));
}

async function toRows(browser: Browser, ill: string, answer: Answer) {
  const shop = await illShop(answer);
  const pages: Record<string, string> = { '/without': page('') };
  for (const [way, { body }] of Object.entries(ways))
    pages[`/${way.replaceAll(/\W/g, '-')}`] = page(body(shop.url));
  const site = await serve(pages, { 'content-type': 'text/html; charset=utf-8' });
  const at = (path: string) => `http://localhost:${site.port}/${path}`;
  // The first page of a browser is slower than any other.
  await measureMoments(browser, at('without'), true);
  const alone = await measure(browser, at('without'), true);
  const rows: Row[] = [];
  for (const [way, { hasLoad }] of Object.entries(ways)) {
    shop.asked.length = 0;
    const withUs = await measure(browser, at(way.replaceAll(/\W/g, '-')), hasLoad);
    if (answer && shop.asked.length === 0) throw new Error(`The page with the ${way} did not ask the shop.`);
    for (const [name, moment] of Object.entries(moments)) {
      if (moment === 'loadEventEnd' && !hasLoad) continue;
      const value = withUs(moment);
      const isMet = value < MAX_MS;
      rows.push({
        name: `${way}, the shop ${ill}: host ${name}`,
        value,
        unit: 'ms',
        baseline: alone(moment),
        aim: `< ${MAX_MS}`,
        isMet,
      });
    }
  }
  site.stop();
  shop.stop();
  return rows;
}

export default async function bench() {
  const browser = await openBrowser();
  const rows: Row[] = [];
  for (const [ill, answer] of Object.entries(ills)) rows.push(...(await toRows(browser, ill, answer)));
  await browser.close();
  return rows;
}
