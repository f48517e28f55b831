// npm run bench -- soak: half an hour of visitors and buyers (SOAK_MINUTES for another time). Memory, sockets, file handles and
// latency must not climb: the trend over all samples ends within 10 % of its beginning, or is none. Linux only (/proc).
import { readdirSync, readlinkSync } from 'node:fs';
import { Agent } from 'node:http';
import type { Call, Row } from './bench';
import { checkout } from './checkoutCall';
import { send, sumMemory } from './httpLoad';
import { itemAt } from './itemAt';
import { median, p99 } from './quantiles';
import { startShop } from './startShop';
import { getPayment, type StripeForBench, startStripe } from './stripeForBench';
import { findTrend } from './trend';

const MINUTES = Number(process.env.SOAK_MINUTES || 30);
const PAGES = ['/', '/shop', '/wax/soy-wax', '/wax-calculator', '/guides', '/faq', '/cart', '/no-such-page'];
const PAGES_A_SECOND = 20;
const CHECKOUTS_A_SECOND = 1;
/** Samples of the whole time; the first fifth warms up. */
const SAMPLES = 100;
const FLAT = 1.1;

function handles(pid: number) {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/${pid}/fd/${fd}`)];
    } catch {
      // It was closed meanwhile.
      return [];
    }
  });
}

/** What all processes of the shop hold now. */
function look(pids: number[]) {
  const all = pids.flatMap(handles);
  return {
    'memory, MB': sumMemory(pids),
    sockets: all.filter((name) => name.startsWith('socket:')).length,
    'file handles': all.filter((name) => !name.startsWith('socket:')).length,
  };
}

/** Visitors at a steady rate; gives their times since the last call. */
function startVisitors(port: number, agent: Agent) {
  let times: number[] = [];
  let failed = 0;
  let next = 0;
  const timer = setInterval(async () => {
    const sentAt = performance.now();
    const path = itemAt(PAGES, next++ % PAGES.length);
    const { status } = await send(port, { path }, agent).catch(() => ({ status: 0 }));
    if (status === 0 || status >= 500) failed += 1;
    times.push(performance.now() - sentAt);
  }, 1000 / PAGES_A_SECOND);
  return {
    take() {
      const taken = times;
      times = [];
      return taken;
    },
    stop() {
      clearInterval(timer);
      return failed;
    },
  };
}

function startBuyers(port: number, agent: Agent, stripe: StripeForBench) {
  let failed = 0;
  const call = async (one: Call) => {
    const { status } = await send(port, one, agent).catch(() => ({ status: 0 }));
    if (status === 0 || status >= 400) failed += 1;
  };
  const timer = setInterval(async () => {
    await call(checkout());
    for (const session of stripe.takeSessions()) await call(getPayment(session));
  }, 1000 / CHECKOUTS_A_SECOND);
  return {
    stop() {
      clearInterval(timer);
      return failed;
    },
  };
}

/** A figure where its trend ends, beside where it begins. One that chance could have made is none. */
function findClimb(name: string, figures: number[]): Row {
  const { first, last, isSure } = findTrend(figures);
  return {
    name: `${name}, trend over ${MINUTES} minutes${isSure ? '' : ' (none: chance)'}`,
    value: last,
    baseline: first,
    aim: `<= ${FLAT} x`,
    isMet: !isSure || last <= first * FLAT,
  };
}

export default async function bench() {
  const stripe = await startStripe();
  const shop = await startShop({ ...stripe.settings, RECONCILE_SECONDS: '30' });
  const agent = new Agent({ keepAlive: true });
  const visitors = startVisitors(shop.port, agent);
  const buyers = startBuyers(shop.port, agent, stripe);
  const samples: Record<string, number>[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    await new Promise((resolve) => setTimeout(resolve, (MINUTES * 60_000) / SAMPLES));
    const times = visitors.take();
    samples.push({
      ...look(shop.allPids()),
      'latency, median, ms': median(times),
      'latency, p99, ms': p99(times),
    });
  }
  const failedCalls = buyers.stop();
  const failed = visitors.stop();
  agent.destroy();
  await shop.stop();
  stripe.stop();
  const counted = samples.slice(SAMPLES / 5);
  return [
    ...Object.keys(itemAt(samples, 0)).map((name) =>
      findClimb(
        name,
        counted.map((sample) => sample[name] ?? Number.NaN),
      ),
    ),
    { name: 'failed pages', value: failed, aim: '0', isMet: failed === 0 },
    { name: 'failed checkouts and webhooks', value: failedCalls, aim: '0', isMet: failedCalls === 0 },
  ];
}
