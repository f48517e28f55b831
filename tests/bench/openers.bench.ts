// What Cross-Origin-Opener-Policy would cost: the home page on a phone with and without it, in turns, once in a tab of its own and
// once by a link from a page of another site, where the browser changes its process in any case.
import { createServer } from 'node:http';
import type { Row } from './bench';
import { listen } from './listen';
import { loadPage } from './loadPage';
import { openBrowser } from './openBrowser';
import { median } from './quantiles';
import { startShop } from './startShop';
import { serveVariant, variants, withOpenerPolicy } from './variants';

const RUNS = Number(process.env.RUNS ?? 7);

/** A page of another site: localhost is none of 127.0.0.1's. */
async function otherSite() {
  const server = createServer((_req, res) => {
    res.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title><p>Hello</p>');
  });
  return { url: `http://localhost:${await listen(server)}/`, stop: () => server.close() };
}

export default async function bench() {
  const shop = await startShop();
  const other = await otherSite();
  const served = await serveVariant(shop.url, variants.asServed);
  const closed = await serveVariant(shop.url, withOpenerPolicy);
  for (const { url } of [served, closed]) await (await fetch(url)).text();
  const browser = await openBrowser('--site-per-process');
  const rows: Row[] = [];
  for (const [name, from] of [
    ['in a tab of its own', undefined],
    ['from another site', other.url],
  ] as const) {
    const [withPolicy, without]: [number[], number[]] = [[], []];
    for (let run = 0; run < RUNS; run++) {
      withPolicy.push((await loadPage(browser, `${closed.url}/`, 'phone', from)).firstPaint);
      without.push((await loadPage(browser, `${served.url}/`, 'phone', from)).firstPaint);
    }
    rows.push({
      name: `first paint ${name} with the policy, beside none`,
      value: median(withPolicy),
      unit: 'ms',
      baseline: median(without),
    });
  }
  await browser.close();
  for (const server of [served, closed, other]) server.stop();
  await shop.stop();
  return rows;
}
