// Somebody else's page with the documented lines while the shop is ill: until its own DOMContentLoaded, beside the same page
// without those lines. The network is that of this machine. RUNS chooses.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { documentedLines, page, serve } from './embedHost.mjs';
import { median } from './median.mjs';
import { openBrowser } from './openBrowser.mjs';

const RUNS = Number(process.env.RUNS ?? 9);
const MAX_MS = 200;
const SLOW_MS = 3000;

/** What an ill shop does with a request; refusing is nobody there to ask. */
const ills = {
  hanging: () => {},
  slow: (res) => setTimeout(() => res.writeHead(200, { 'content-type': 'text/javascript' }).end(), SLOW_MS),
  'answering 500': (res) => res.writeHead(500).end(),
  refusing: null,
};

/** A shop with this ill: its address, how often it was asked, and the way to end it. */
async function illShop(answer) {
  const asked = [];
  const server = createServer((req, res) => {
    asked.push(req.url);
    answer(res);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  if (!answer) stop();
  return { url, asked, stop };
}

/** Milliseconds from the start of a navigation until the page is ready, in a browser without memory. */
async function readyAfter(browser, url) {
  const tab = await browser.newPage();
  await tab.goto(url, { waitUntil: 'domcontentloaded' });
  const ms = await tab.evaluate(() => performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd);
  await tab.close();
  return ms;
}

async function measure(browser, site, path) {
  const times = [];
  for (let run = 0; run < RUNS; run++) {
    times.push(await readyAfter(browser, `http://localhost:${site.port}${path}`));
  }
  return median(times);
}

export default async function bench() {
  const browser = await openBrowser();
  const rows = [];
  for (const [ill, answer] of Object.entries(ills)) {
    const shop = await illShop(answer);
    const pages = { '/with': page(documentedLines(shop.url, 'wax')), '/without': page('') };
    const site = await serve(pages, { 'content-type': 'text/html; charset=utf-8' });
    // The first page of a browser is slower than any other.
    await readyAfter(browser, `http://localhost:${site.port}/without`);
    const value = await measure(browser, site, '/with');
    if (answer && shop.asked.length === 0) throw new Error('The page did not ask the shop.');
    rows.push({
      name: `host ready, the shop ${ill}, beside the page alone`,
      value,
      unit: 'ms',
      baseline: await measure(browser, site, '/without'),
      aim: `< ${MAX_MS}`,
      isMet: value < MAX_MS,
    });
    site.stop();
    shop.stop();
  }
  await browser.close();
  return rows;
}
