// Measures the built checkout service against bare Express in the same run, by the CPU time of the serving process:
// the wall clock of a shared machine says little. Exports rows for the table of `npm run bench`.
import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const SERVICE = path.join(root, 'checkout-service/dist/server.js');
const SECRET = 'whsec_bench_0123456789';
const CART = JSON.stringify({
  items: [{ id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1 }],
});
const WARM_UP = 1500;

/** Bare Express: what any service pays before it does anything. Printed with its port. */
const BARE = `
  import express from 'express';
  const rows = ${JSON.stringify(Array.from({ length: 19 }, (_, index) => ({ id: index, name: 'A product of the shop', price: 1499, slug: 'a-product', image_url: '/media/a-product.webp', rating: 4.8, featured: true, category: 'wax', wax_type: 'soy', pack_unit: 'g' })))};
  const app = express();
  app.get('/get', (_request, response) => response.json(rows));
  app.post('/post', express.json(), (request, response) => response.json(request.body));
  const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
  process.on('disconnect', () => process.exit());
`;

function start(file, env = {}) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${path.basename(file)} ended with ${code}`)));
    child.once('message', ({ port }) => {
      child.removeAllListeners('exit');
      resolve({ child, port, readyMs: performance.now() - startedAt });
    });
  });
}

function stop({ child }) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** Ticks of 10 ms that a process has used, from the kernel; microseconds. */
function cpuMicroseconds({ child }) {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

function residentMegabytes({ child }) {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))[1]) / 1024;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send(port, call) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent, ...call }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    });
    outgoing.on('error', reject);
    outgoing.end(call.body);
  });
}

/** Sends `count` requests, some at a time; CPU of the server a request, rate, and the slowest hundredth. */
async function load(server, count, callAt, parallel = 16) {
  const times = [];
  let next = 0;
  const cpu = cpuMicroseconds(server);
  const startedAt = performance.now();
  const lane = async () => {
    while (next < count) {
      const call = callAt(next++);
      const sentAt = performance.now();
      const { status } = await send(server.port, call);
      times.push(performance.now() - sentAt);
      if (status >= 400) throw new Error(`${call.path} answered ${status}`);
    }
  };
  await Promise.all(Array.from({ length: parallel }, lane));
  times.sort((a, b) => a - b);
  return {
    cpu: (cpuMicroseconds(server) - cpu) / count,
    perSecond: (count * 1000) / (performance.now() - startedAt),
    p99: times[Math.floor(times.length * 0.99)],
  };
}

const json = (pathname, body, headers = {}) => ({
  method: 'POST',
  path: pathname,
  headers: { 'Content-Type': 'application/json', ...headers },
  body,
});

/** As much of Stripe as making a session needs. */
async function startStripe() {
  const sessions = [];
  const server = createServer(async (incoming, response) => {
    let body = '';
    for await (const chunk of incoming) body += chunk;
    response.setHeader('Content-Type', 'application/json');
    if (incoming.method !== 'POST') return response.end('{"object":"list","data":[],"has_more":false}');
    const orderId = new URLSearchParams(body).get('client_reference_id');
    const id = `cs_test_${randomBytes(16).toString('hex')}`;
    const session = {
      id,
      object: 'checkout.session',
      mode: 'payment',
      livemode: false,
      status: 'open',
      payment_status: 'unpaid',
      currency: 'usd',
      amount_subtotal: 1499,
      amount_total: 2094,
      client_reference_id: orderId,
      metadata: { order_id: orderId },
      created: Math.floor(Date.now() / 1000),
      url: `http://127.0.0.1/pay/${id}`,
    };
    sessions.push(session);
    response.end(JSON.stringify(session));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, sessions, origin: `http://127.0.0.1:${server.address().port}` };
}

function signedPayment(session) {
  const at = Math.floor(Date.now() / 1000);
  const paid = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: `pi_${session.id}`,
    shipping_cost: { amount_subtotal: 595, amount_tax: 0, amount_total: 595 },
  };
  const body = JSON.stringify({
    id: `evt_${session.id}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    data: { object: paid },
  });
  const signature = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex');
  return json('/api/stripe/webhook', body, { 'Stripe-Signature': `t=${at},v1=${signature}` });
}

function row(name, measured, bare, aim) {
  const ratio = measured.cpu / bare.cpu;
  return {
    name,
    value: `${measured.cpu.toFixed(0)} µs CPU, ${measured.perSecond.toFixed(0)}/s, p99 ${measured.p99.toFixed(0)} ms`,
    baseline: `${bare.cpu.toFixed(0)} µs CPU`,
    ratio: `${ratio.toFixed(2)}x`,
    aim: `<= ${aim}x`,
    isMet: ratio <= aim,
  };
}

const limit = (name, value, unit, aim) => ({
  name,
  value: `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`,
  baseline: '',
  ratio: '',
  aim: `< ${aim} ${unit}`,
  isMet: value < aim,
});

async function measureService(kind, databaseUrl, bareGet, barePost) {
  const isEmbedded = databaseUrl === undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bench-'));
  const stripe = await startStripe();
  const service = await start(SERVICE, {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
    CHECKOUT_PORT: '0',
    CHECKOUT_RATE_LIMIT: '0',
    RECONCILE_SECONDS: '3600',
    STRIPE_SECRET_KEY: 'sk_test_bench',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: stripe.origin,
  });
  try {
    const products = () => ({ path: '/api/products' });
    const checkout = () =>
      json('/api/create-checkout', CART, { 'Idempotency-Key': randomBytes(16).toString('hex') });
    await load(service, WARM_UP, products);
    await load(service, WARM_UP, checkout);
    const warm = stripe.sessions.splice(0);
    await load(service, WARM_UP, (index) => signedPayment(warm[index]));
    const { headers } = await send(service.port, products());
    const rows = [
      row(`${kind}: GET products`, await load(service, 8000, products), bareGet, 1.5),
      row(
        `${kind}: GET products, 304`,
        await load(service, 8000, () => ({
          path: '/api/products',
          headers: { 'If-None-Match': headers.etag },
        })),
        bareGet,
        1.2,
      ),
      row(`${kind}: POST create-checkout`, await load(service, 2000, checkout), barePost, 6),
    ];
    const sold = stripe.sessions.splice(0);
    const webhook = await load(service, sold.length, (index) => signedPayment(sold[index]), 25);
    rows.push(row(`${kind}: webhook`, webhook, barePost, isEmbedded ? 8 : 6), {
      name: `${kind}: webhooks a second`,
      value: `${webhook.perSecond.toFixed(0)}/s`,
      baseline: '',
      ratio: '',
      aim: '>= 300/s',
      isMet: webhook.perSecond >= 300,
    });
    rows.push(limit(`${kind}: memory after this`, residentMegabytes(service), 'MB', isEmbedded ? 450 : 150));
    rows.push(limit(`${kind}: first start to ready`, service.readyMs / 1000, 's', isEmbedded ? 3 : 1));
    return rows;
  } finally {
    await stop(service);
    stripe.server.close();
    stripe.server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Rows { name, value, baseline, ratio, aim, isMet }. PostgreSQL is measured where BENCH_DATABASE_URL names an empty database. */
export default async function measureCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-bare-'));
  const file = path.join(folder, 'bare.mjs');
  const expressFile = createRequire(import.meta.url).resolve('express');
  writeFileSync(file, BARE.replace("'express'", JSON.stringify(expressFile)));
  const bare = await start(file);
  try {
    await load(bare, WARM_UP, () => ({ path: '/get' }));
    await load(bare, WARM_UP, () => json('/post', CART));
    const bareGet = await load(bare, 8000, () => ({ path: '/get' }));
    const barePost = await load(bare, 6000, () => json('/post', CART));
    const rows = await measureService('PGlite', undefined, bareGet, barePost);
    const databaseUrl = process.env.BENCH_DATABASE_URL;
    if (databaseUrl) rows.push(...(await measureService('PostgreSQL', databaseUrl, bareGet, barePost)));
    return rows;
  } finally {
    await stop(bare);
    rmSync(folder, { recursive: true, force: true });
    agent.destroy();
  }
}
