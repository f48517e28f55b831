// Time of a page on the server, beside bare Express in the same run: from the cache, and rendered for each request.
import { createServer } from 'node:http';
import express from 'express';
import { startShop } from './startShop.mjs';

const REQUESTS = 2000;
const WARM_UP = 300;

/** Milliseconds a request, one after another over one connection each time kept alive. */
async function perRequest(url, count) {
  for (let index = 0; index < WARM_UP; index++) await (await fetch(url)).arrayBuffer();
  const startedAt = performance.now();
  for (let index = 0; index < count; index++) await (await fetch(url)).arrayBuffer();
  return (performance.now() - startedAt) / count;
}

export default async function bench() {
  const shop = await startShop();
  const body = await (await fetch(`${shop.url}/shop`)).text();
  const app = express();
  app.get('/', (_req, res) => res.type('html').send(body));
  const bare = createServer(app);
  await new Promise((resolve) => bare.listen(0, '127.0.0.1', resolve));
  const baseline = await perRequest(`http://127.0.0.1:${bare.address().port}/`, REQUESTS);
  const cached = await perRequest(`${shop.url}/shop`, REQUESTS);
  const rendered = await perRequest(`${shop.url}/cart`, REQUESTS / 4);
  bare.close();
  await shop.stop();
  return [
    {
      name: '/shop from the cache, beside bare Express with the same bytes',
      value: cached,
      unit: 'ms',
      baseline,
      aim: '<= 3 x',
    },
    { name: '/cart, rendered for each request', value: rendered, unit: 'ms', baseline },
    ...(shop.startMs
      ? [{ name: 'npm start until served, built', value: shop.startMs / 1000, unit: 's', aim: '<= 5' }]
      : []),
  ];
}
