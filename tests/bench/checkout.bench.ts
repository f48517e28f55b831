// Measures the built checkout service against bare Express in the same run, on either database. They take turns,
// so that other work on the machine disturbs both; what counts is the median of all rounds. Exports rows for the table of
// `npm run bench`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBare } from './bareExpress';
import type { Row, Server } from './bench';
import { CART, checkout } from './checkoutCall';
import { json, type Load, load, type Program, residentMegabytes, send, start, stop } from './httpLoad';
import { itemAt } from './itemAt';
import { newDatabase, startPostgres } from './postgres';
import { median } from './quantiles';
import { getPayment, type StripeForBench, startStripe } from './stripeForBench';

const root = path.resolve(import.meta.dirname, '../..');
const SERVICE = path.join(root, 'checkout-service/dist/server.js');
/** WASM is compiled by use, and checkouts at once share their statements: PGlite is warm after ten thousand of them. */
const WARM_ROUNDS = 12;
const ROUNDS = 8;
/** As many of each kind, so that each is as warm as what it is compared with. */
const REQUESTS = 1000;
/** Requests to the service: products, 304, checkout, webhook. */
const KINDS = 4;
const DUPLICATES = 25;

/** What any service pays before it does anything. */
const ROUTES = `
  const rows = ${JSON.stringify(Array.from({ length: 19 }, (_, index) => ({ id: index, name: 'A product of the shop', price: 1499, slug: 'a-product', image_url: '/media/a-product.webp', rating: 4.8, featured: true, category: 'wax', wax_type: 'soy', pack_unit: 'g' })))};
  app.get('/get', (_request, response) => response.json(rows));
  app.post('/post', express.json(), (request, response) => response.json(request.body));
`;

type Servers = { bare: Server; service: Program; stripe: StripeForBench; etag?: string | undefined };

/** A round of everything, one after the other. */
async function measureRound({ bare, service, stripe, etag }: Servers) {
  const round = {
    bareGet: await load(bare, REQUESTS, () => ({ path: '/get' })),
    products: await load(service, REQUESTS, () => ({ path: '/api/products' })),
    unchanged: await load(service, REQUESTS, () => ({
      path: '/api/products',
      headers: { 'If-None-Match': etag },
    })),
    barePost: await load(bare, REQUESTS, () => json('/post', CART)),
    checkout: await load(service, REQUESTS, checkout),
  };
  const sold = stripe.takeSessions();
  const webhook = await load(service, sold.length, (index) => getPayment(itemAt(sold, index)), 25);
  return { ...round, webhook, megabytes: residentMegabytes(service) };
}

type Round = Awaited<ReturnType<typeof measureRound>>;

async function measureRounds(count: number, servers: Servers) {
  const rounds: Round[] = [];
  for (let index = 0; index < count; index += 1) rounds.push(await measureRound(servers));
  return rounds;
}

/** Every payment is told of by 25 requests at once. */
async function measureDuplicates({ service, stripe }: Servers) {
  await load(service, 40, checkout);
  const events = stripe.takeSessions().map(getPayment);
  const callAt = (index: number) => itemAt(events, Math.floor(index / DUPLICATES));
  return load(service, events.length * DUPLICATES, callAt, DUPLICATES);
}

const getLimit = (aim: string) => Number(/[\d.]+/.exec(aim)?.[0]);
const isMet = (value: number, aim: string) =>
  aim.startsWith('>=') ? value >= getLimit(aim) : value <= getLimit(aim);

const absolute = (name: string, value: number, unit: string, aim: string): Row => ({
  name,
  value,
  unit,
  aim,
  isMet: isMet(value, aim),
});

/** The median round of a load, beside that of bare Express. */
function beside(name: string, value: number, baseline: number, aim: string): Row {
  const ratio = value / baseline;
  return { name, value, unit: 'µs CPU', baseline, ratio, aim, isMet: isMet(ratio, aim) };
}

/** One kind of database: `newPlace` gives the settings of a place where nothing is yet. */
type Database = { kind: string; isEmbedded: boolean; newPlace: () => Promise<NodeJS.ProcessEnv> };

async function measureDatabase({ kind, isEmbedded, newPlace }: Database, bare: Server) {
  const stripe = await startStripe();
  const newSettings = async () => ({ ...(await newPlace()), ...stripe.settings, ...limitless });
  let settings = await newSettings();
  let service = await start(SERVICE, settings);
  const firstStarts = [service.readyMs];
  try {
    for (let index = 1; index < 3; index += 1) {
      await stop(service);
      settings = await newSettings();
      service = await start(SERVICE, settings);
      firstStarts.push(service.readyMs);
    }
    const { headers } = await send(service.port, { path: '/api/products' });
    const servers = { bare, service, stripe, etag: headers.etag };
    const warm = await measureRounds(WARM_ROUNDS, servers);
    const rounds = await measureRounds(ROUNDS, servers);
    const duplicates = await measureDuplicates(servers);
    const toMedian = (what: keyof Omit<Round, 'megabytes'>, figure: keyof Load) =>
      median(rounds.map((round) => round[what][figure]));
    const getCpu = (what: keyof Omit<Round, 'megabytes'>) => toMedian(what, 'cpu');
    const failed = [...warm, ...rounds].reduce((sum, round) => sum + round.checkout.failed, 0);
    const before = itemAt(warm, -1).megabytes;
    const after = itemAt(rounds, -1).megabytes;
    await stop(service, 'SIGKILL');
    service = await start(SERVICE, settings);
    return [
      beside('GET products', getCpu('products'), getCpu('bareGet'), '<= 1.5 x'),
      beside('GET products, 304 by ETag', getCpu('unchanged'), getCpu('bareGet'), '<= 1.2 x'),
      beside('POST create-checkout', getCpu('checkout'), getCpu('barePost'), '<= 6 x'),
      absolute('create-checkout, 16 at once: p99', toMedian('checkout', 'p99'), 'ms', '< 300 ms'),
      absolute('create-checkout: answers of 5xx', failed, '', '<= 0'),
      beside('webhook', getCpu('webhook'), getCpu('barePost'), isEmbedded ? '<= 8 x' : '<= 6 x'),
      absolute('webhook', toMedian('webhook', 'perSecond'), '/s', '>= 300/s'),
      absolute('webhook, 25 duplicates at once: p99', duplicates.p99, 'ms', '< 500 ms'),
      absolute('memory, the most', Math.max(before, after), 'MB', isEmbedded ? '< 450 MB' : '< 150 MB'),
      absolute(
        `memory grown by ${ROUNDS * KINDS * REQUESTS} requests`,
        (after / before - 1) * 100,
        '%',
        '< 10 %',
      ),
      absolute('first start to ready', Math.min(...firstStarts) / 1000, 's', isEmbedded ? '< 3 s' : '< 1 s'),
      absolute('start after kill -9', service.readyMs / 1000, 's', '< 5 s'),
    ].map((row) => ({ ...row, name: `${kind}: ${row.name}` }));
  } finally {
    await stop(service);
    stripe.stop();
  }
}

const limitless = { CHECKOUT_PORT: '0', CHECKOUT_RATE_LIMIT: '0', RECONCILE_SECONDS: '3600' };

export default async function measureCheckout(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
  const newFolder = () => mkdtempSync(path.join(folder, 'data-'));
  const bare = await startBare(folder, ROUTES);
  const postgres = await startPostgres();
  try {
    const embedded = async () => ({ DATA_DIR: newFolder() });
    const rows = await measureDatabase({ kind: 'PGlite', isEmbedded: true, newPlace: embedded }, bare);
    if (!postgres)
      return [...rows, { name: 'PostgreSQL: skipped, initdb and postgres are not on this machine' }];
    let count = 0;
    const newPlace = async () => {
      count += 1;
      return { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase(postgres.url, `bench_${count}`) };
    };
    return [...rows, ...(await measureDatabase({ kind: 'PostgreSQL', isEmbedded: false, newPlace }, bare))];
  } finally {
    await stop(bare);
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
