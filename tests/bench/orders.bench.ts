// The checkout service on a PostgreSQL with 1, 100,000 and 1,000,000 orders: CPU of service and database together for a
// checkout, a webhook and a reconciliation, each beside the database that is as good as empty. The three take turns. Then the memory
// of the operator's list of all orders.
import { spawn } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { atMostTimes, type Row } from './bench';
import { checkout } from './checkoutCall';
import { cpuMicroseconds, load, type Program, readMegabytes, send, start, stop } from './httpLoad';
import { itemAt } from './itemAt';
import { listChildren } from './listChildren';
import { newDatabase, startPostgres } from './postgres';
import { median } from './quantiles';
import { getPayment, type StripeForBench, startStripe } from './stripeForBench';

const SERVICE = path.resolve(import.meta.dirname, '../../checkout-service/dist/server.js');
const LIST = path.resolve(import.meta.dirname, '../../checkout-service/dist/orders.js');
const COUNTS = [1, 100_000, 1_000_000];
const ROUNDS = 7;
const REQUESTS = 400;
/** Reconciliations that one measurement waits for. */
const RECONCILIATIONS = 5;
const AIM = 1.3;
/** The list of this many orders may take so many times the memory of the list of some. */
const LISTED = 100_000;
const MEMORY_AIM = 1.5;

/** Orders as a shop has them after years: most are paid or expired, a few hundred are open. */
const SEED = `
  insert into orders (id, request_key, request_hash, status, rank, session_id, livemode, currency, lines, subtotal,
    shipping_options, allowed_totals, amount_total, buy_now, payment_intent, created_at)
  select 'ord_0' || lpad(n::text, 12, '0'), 'click ' || n, 'hash', state, case state when 'paid' then 40 else 20 end,
    'cs_seed_' || n, false, 'usd',
    '[{"productId": "wx-201", "name": "Soy Wax", "quantity": 1, "unitPrice": 1499}]', 1499, '[]', '{2094}', 2094, false,
    case state when 'paid' then 'pi_seed_' || n end, now() - interval '1 year'
  from (select n, case when n % 10 < 4 then 'paid' else 'expired' end as state
    from generate_series(1, $1::int) as n) as seeds`;

async function query(url: string, ...statements: [string, number[]?][]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const [text, values] of statements) await client.query(text, values);
  await client.end();
}

type Rounds = { checkout: number; webhook: number; failed: number }[];
type Figures = Record<'count' | 'create-checkout' | 'webhook' | 'reconciliation', number>;
type Filled = Program & { count: number; url: string; rounds: Rounds };

/** A service on a database of its own with so many orders. */
async function startFilled(count: number, postgresUrl: string, stripe: StripeForBench): Promise<Filled> {
  const url = await newDatabase(postgresUrl, `orders_${count}`);
  const settings = {
    ...stripe.settings,
    DATABASE_URL: url,
    CHECKOUT_PORT: '0',
    CHECKOUT_RATE_LIMIT: '0',
    RECONCILE_SECONDS: '1',
  };
  const service = await start(SERVICE, settings);
  await query(url, [SEED, [count]], ['vacuum analyze orders']);
  return { ...service, count, url, rounds: [] };
}

async function reconciliations({ port }: Program) {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  const counts = (await answer.text()).matchAll(/^checkout_reconciliations_total\{[^}]*\} (\d+)/gm);
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Microseconds of CPU for one reconciliation, of a service that does nothing else. */
async function measureReconciling(service: Program) {
  const before = await reconciliations(service);
  const cpu = cpuMicroseconds(service);
  let done = 0;
  while (done < RECONCILIATIONS) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    done = (await reconciliations(service)) - before;
  }
  return (cpuMicroseconds(service) - cpu) / done;
}

async function measureRound(service: Filled, postgresPid: number, stripe: StripeForBench) {
  // Connections come and go; those of now do this round's work.
  const measured = { ...service, pids: [...service.pids, ...listChildren(postgresPid)] };
  const sales = await load(measured, REQUESTS, checkout);
  const sold = stripe.takeSessions();
  const webhooks = await load(measured, sold.length, (index) => getPayment(itemAt(sold, index)));
  service.rounds.push({ checkout: sales.cpu, webhook: webhooks.cpu, failed: sales.failed + webhooks.failed });
}

/** Megabytes that `npm run orders -- --json` held at most. @throws where it does not list them all */
async function measureListing({ url, count }: Filled) {
  const child = spawn(process.execPath, [LIST, '--json'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let listed = 0;
  let peak = 0;
  const look = () => {
    if (child.exitCode !== null) return;
    peak = Math.max(peak, readMegabytes(`/proc/${child.pid}/status`, 'VmHWM') || 0);
  };
  child.stdout.on('data', (chunk) => {
    look();
    listed += chunk.toString().split('"order_id"').length - 1;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  // A name may be cut by two chunks: a few of a hundred thousand.
  if (code !== 0 || listed < 0.99 * count) throw new Error(`${listed} of ${count} orders listed (${code})`);
  return peak;
}

export default async function bench(): Promise<Row[]> {
  const postgres = await startPostgres();
  if (!postgres) return [{ name: 'skipped: initdb and postgres are not on this machine' }];
  const stripe = await startStripe();
  const postgresPid = Number(postgres.pid);
  const services: Filled[] = [];
  try {
    for (const count of COUNTS) services.push(await startFilled(count, postgres.url, stripe));
    for (const { port } of services) await send(port, { path: '/api/products' });
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const service of services) await measureRound(service, postgresPid, stripe);
    }
    // The first round warms up.
    for (const service of services) service.rounds.shift();
    const figures: Figures[] = [];
    for (const { rounds, ...service } of services) {
      const pids = [...service.pids, ...listChildren(postgresPid)];
      figures.push({
        count: service.count,
        'create-checkout': median(rounds.map((round) => round.checkout)),
        webhook: median(rounds.map((round) => round.webhook)),
        reconciliation: await measureReconciling({ ...service, pids }),
      });
    }
    const lists: number[] = [];
    for (const service of services.filter(({ count }) => count <= LISTED))
      lists.push(await measureListing(service));
    const least = itemAt(figures, 0);
    const rows = (['create-checkout', 'webhook', 'reconciliation'] as const).flatMap((what) =>
      figures.slice(1).map((one) => {
        const name = `${what} at ${one.count.toLocaleString('en-US')} orders, beside 1`;
        return atMostTimes(AIM, { name, value: one[what], unit: 'µs CPU', baseline: least[what] });
      }),
    );
    const name = `memory of npm run orders -- --json at ${LISTED.toLocaleString('en-US')} orders, beside some thousand`;
    const listing = { name, value: itemAt(lists, 1), unit: 'MB', baseline: itemAt(lists, 0) };
    return [...rows, atMostTimes(MEMORY_AIM, listing)];
  } finally {
    for (const service of services) await stop(service);
    stripe.stop();
    await postgres.stop();
  }
}
