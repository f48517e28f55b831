// What one shell process carries, the machine shared with the load: requests a second, the slowest hundredth and CPU, each
// beside bare Express with the same bytes in the same run. The figures of docs/operating/capacity.md.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startBare } from './bareExpress';
import type { Call, Row, Server, Shop } from './bench';
import { CART, checkout } from './checkoutCall';
import { json, type Load, load, stop } from './httpLoad';
import { median } from './quantiles';
import { startShop } from './startShop';
import { startStripe } from './stripeForBench';

const ROUNDS = 5;
const CLIENTS = 16;

/** Sends what it is given for GET, and gives a JSON body back for POST. */
const ROUTES = `
  const page = readFileSync(process.env.PAGE, 'utf8');
  const rows = JSON.parse(process.env.ROWS);
  app.get('/page', (request, response) => response.type('html').send(page));
  app.get('/json', (request, response) => response.json(rows));
  app.post('/post', express.json(), (request, response) => response.json(request.body));
`;

async function startBareWith(shop: Shop, folder: string) {
  const page = path.join(folder, 'page.html');
  writeFileSync(page, await (await fetch(`${shop.url}/shop`)).text());
  const rows = await (await fetch(`${shop.url}/api/products`)).text();
  return startBare(folder, ROUTES, { PAGE: page, ROWS: rows, NODE_ENV: 'production' });
}

const anySearch = (): Call => ({ path: `/shop?search=${randomBytes(6).toString('hex')}` });

type Kind = { name: string; requests: number; callAt: () => Call; bareAt: () => Call };

const KINDS: Kind[] = [
  {
    name: 'cached page (/shop)',
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

async function measure({ name, requests, callAt, bareAt }: Kind, shop: Server, bare: Server): Promise<Row[]> {
  const rounds: { ofShop: Load; ofBare: Load }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const ofShop = await load(shop, requests, callAt, CLIENTS);
    rounds.push({ ofShop, ofBare: await load(bare, requests, bareAt, CLIENTS) });
  }
  // The first one warms both up.
  const counted = rounds.slice(1);
  const of = (who: 'ofShop' | 'ofBare', figure: keyof Load) =>
    median(counted.map((round) => round[who][figure]));
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

/** Where its table stands. */
export const page = 'docs/operating/capacity.md';

export default async function bench() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'capacity-bench-'));
  const stripe = await startStripe();
  const shop = await startShop(stripe.settings);
  const bare = await startBareWith(shop, folder);
  const rows: Row[] = [];
  for (const kind of KINDS) rows.push(...(await measure(kind, shop, bare)));
  await stop(bare);
  await shop.stop();
  stripe.stop();
  rmSync(folder, { recursive: true });
  return rows;
}
