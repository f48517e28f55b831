// What one shell process carries, the machine shared with the load: requests a second and the slowest hundredth, each
// beside bare Express with the same bytes in the same run. The figures of docs/operating/capacity.md.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { json, load, start, stop } from './httpLoad.mjs';
import { median } from './median.mjs';
import { startShop } from './startShop.mjs';
import { startStripe } from './stripeForBench.mjs';

const ROUNDS = 5;
const CLIENTS = 16;
const CART = JSON.stringify({
  items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1 }],
});

/** Bare Express: sends what it is given for GET, and gives a JSON body back for POST. */
const BARE = `
  import { readFileSync } from 'node:fs';
  import express from 'express';
  const app = express();
  const page = readFileSync(process.env.PAGE, 'utf8');
  const rows = JSON.parse(process.env.ROWS);
  app.get('/page', (request, response) => response.type('html').send(page));
  app.get('/json', (request, response) => response.json(rows));
  app.post('/post', express.json(), (request, response) => response.json(request.body));
  const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
  process.on('disconnect', () => process.exit());
`;

async function startBare(folder, shop) {
  const file = path.join(folder, 'bare.mjs');
  const page = path.join(folder, 'page.html');
  writeFileSync(
    file,
    BARE.replace("'express'", JSON.stringify(createRequire(import.meta.url).resolve('express'))),
  );
  writeFileSync(page, await (await fetch(`${shop.url}/shop`)).text());
  const rows = await (await fetch(`${shop.url}/api/products`)).text();
  return start(file, { PAGE: page, ROWS: rows, NODE_ENV: 'production' });
}

const checkout = () =>
  json('/api/create-checkout', CART, { 'Idempotency-Key': randomBytes(16).toString('hex') });

const anySearch = () => ({ path: `/shop?search=${randomBytes(6).toString('hex')}` });

const KINDS = [
  {
    name: 'kept page (/shop)',
    requests: 2000,
    callAt: () => ({ path: '/shop' }),
    bareAt: () => ({ path: '/page' }),
  },
  {
    name: 'rendered page (/shop?search=… of nobody before)',
    requests: 200,
    callAt: anySearch,
    bareAt: () => ({ path: '/page' }),
  },
  {
    name: 'GET /api/products',
    requests: 1000,
    callAt: () => ({ path: '/api/products' }),
    bareAt: () => ({ path: '/json' }),
  },
  { name: 'POST /api/create-checkout', requests: 500, callAt: checkout, bareAt: () => json('/post', CART) },
];

async function measure({ name, requests, callAt, bareAt }, shop, bare) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ofShop = await load(shop, requests, callAt, CLIENTS);
    rounds.push({ ofShop, ofBare: await load(bare, requests, bareAt, CLIENTS) });
  }
  // The first one warms both up.
  const counted = rounds.slice(1);
  const of = (who, figure) => median(counted.map((round) => round[who][figure]));
  return [
    { name, value: of('ofShop', 'perSecond'), unit: '/s', baseline: of('ofBare', 'perSecond') },
    {
      name: `${name}: p99 of ${CLIENTS} at once`,
      value: of('ofShop', 'p99'),
      unit: 'ms',
      baseline: of('ofBare', 'p99'),
    },
    {
      name: `${name}: CPU of the shell`,
      value: of('ofShop', 'cpu'),
      unit: 'µs',
      baseline: of('ofBare', 'cpu'),
    },
  ];
}

export default async function bench() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'capacity-bench-'));
  const stripe = await startStripe();
  const shop = await startShop({ SHELL_WORKERS: '1', ...stripe.settings });
  const bare = await startBare(folder, shop);
  const rows = [];
  for (const kind of KINDS) rows.push(...(await measure(kind, shop, bare)));
  await stop(bare);
  await shop.stop();
  stripe.stop();
  rmSync(folder, { recursive: true });
  return rows;
}
