// Clients that hold the shop up: 10,000 sockets that say nothing, headers of 8 kB by the thousand, requests a byte at a time.
// What a page costs meanwhile, beside what it costs without them in the same run; Linux only (/proc).
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import { atMost, atMostTimes, type Row, type Shop } from './bench';
import { type Load, load, send, sumMemory } from './httpLoad';
import { median } from './quantiles';
import { startShop } from './startShop';

const SOCKETS = 10_000;
const SLOW_CLIENTS = 500;
const ROUNDS = 5;
const REQUESTS = 1000;
const HEADERS = { 'X-Flood': 'x'.repeat(8 * 1024) };

const pages = (shop: Shop) => load(shop, REQUESTS, () => ({ path: '/shop' }), 8);

async function measurePages(shop: Shop) {
  const rounds: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await pages(shop));
  return { cpu: median(rounds.map(({ cpu }) => cpu)), p99: median(rounds.map(({ p99 }) => p99)) };
}

type PageCost = Awaited<ReturnType<typeof measurePages>>;

/** Sockets from many addresses: one has ports for some 28,000. */
function openSockets(port: number, count: number, greeting = '') {
  const open = (index: number) =>
    new Promise<Socket>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.0.${2 + (index % 20)}` });
      socket.once('connect', () => {
        socket.removeAllListeners('error').on('error', () => {});
        if (greeting) socket.write(greeting);
        resolve(socket);
      });
      socket.once('error', reject);
    });
  return Promise.all(Array.from({ length: count }, (_, index) => open(index)));
}

/** Sends one after the other on many connections until it is stopped; gives how many it sent. */
function startFlood(port: number) {
  const agent = new Agent({ keepAlive: true });
  let isEnding = false;
  let sent = 0;
  const runClient = async () => {
    while (!isEnding) {
      await send(port, { path: '/robots.txt', headers: HEADERS }, agent);
      sent += 1;
    }
  };
  const clients = Promise.all(Array.from({ length: 4 }, runClient));
  return async () => {
    isEnding = true;
    await clients;
    agent.destroy();
    return sent;
  };
}

const beside = (name: string, value: number, baseline: number, max: number) =>
  atMostTimes(max, { name, value, unit: 'µs CPU', baseline });

async function besideSockets(shop: Shop, before: PageCost): Promise<Row[]> {
  const memory = sumMemory(shop.pids);
  const sockets = await openSockets(shop.port, SOCKETS);
  const grown = sumMemory(shop.pids) - memory;
  const during = await measurePages(shop);
  for (const socket of sockets) socket.destroy();
  return [
    beside(`a cached page beside ${SOCKETS} idle sockets`, during.cpu, before.cpu, 1.5),
    atMost(150, { name: `memory of ${SOCKETS} idle sockets`, value: grown, unit: 'MB' }),
  ];
}

async function besideSlowClients(shop: Shop, before: PageCost) {
  const slow = await openSockets(shop.port, SLOW_CLIENTS, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const drip = setInterval(() => {
    for (const socket of slow) socket.write('x');
  }, 1000);
  const during = await measurePages(shop);
  clearInterval(drip);
  for (const socket of slow) socket.destroy();
  return [beside(`a cached page beside ${SLOW_CLIENTS} slow clients`, during.cpu, before.cpu, 1.5)];
}

async function besideFlood(shop: Shop): Promise<Row[]> {
  const cost = async (headers: Record<string, string>) =>
    (await load(shop, REQUESTS, () => ({ path: '/robots.txt', headers }), 8)).cpu;
  const costs: { plain: number; flood: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    costs.push({ plain: await cost({}), flood: await cost(HEADERS) });
  const stopFlood = startFlood(shop.port);
  const { p99 } = await measurePages(shop);
  const sent = await stopFlood();
  return [
    beside(
      'a request with 8 kB of headers, beside the same without',
      median(costs.map(({ flood }) => flood)),
      median(costs.map(({ plain }) => plain)),
      2,
    ),
    { name: `p99 of a cached page while ${sent} such requests come`, value: p99, unit: 'ms' },
  ];
}

/** Where its table stands. */
export const page = 'docs/operating/capacity.md';

export default async function bench() {
  const shop = await startShop();
  try {
    await pages(shop);
    const before = await measurePages(shop);
    return [
      ...(await besideSockets(shop, before)),
      ...(await besideSlowClients(shop, before)),
      ...(await besideFlood(shop)),
    ];
  } finally {
    await shop.stop();
  }
}
