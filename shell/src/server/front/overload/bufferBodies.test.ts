import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request as openRequest, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express, { type Response } from 'express';
import pino from 'pino';
import request from 'supertest';
import { checkoutProxy } from '../checkoutProxy';
import { bufferBodies } from './bufferBodies';

const limits = { maxBytes: 1000, maxTotalBytes: 10_000, maxIncomplete: 4, maxMs: 1500, maxActive: 2 };

/** What arrived at the service. */
let arrived: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[];
let service: Server;
let shop: Server;

beforeEach(async () => {
  arrived = [];
  service = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    arrived.push({ url: req.url, headers: req.headers, body });
    res.end('answered');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const app = express().set('trust proxy', 1);
  const proxy = checkoutProxy(url, pino({ level: 'silent' }));
  app.use('/api', bufferBodies(limits), proxy);
  shop = app.listen(0, '127.0.0.1');
  await once(shop, 'listening');
});
afterEach(() => {
  for (const server of [shop, service]) {
    server.closeAllConnections();
    server.close();
  }
});

/** A request whose body never ends, and everything that comes back. */
function openSlow(address: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect((shop.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST /api/x HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Length: 100\r\n\r\n{`,
  );
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  return { socket, answer };
}

test('slow bodies take no slot: others check out meanwhile, from the same address too', async () => {
  const slow = Array.from({ length: 40 }, () => openSlow('203.0.113.1'));
  // All but the newest four of that address are ended: now the shop has seen them.
  for (const { answer } of slow.slice(0, 36)) expect(await answer).toMatch(/^HTTP\/1.1 408 /);
  for (const address of ['203.0.113.1', '203.0.113.2'])
    await request(shop).post('/api/x').set('X-Forwarded-For', address).send({ a: 1 }).expect(200);
  expect(arrived.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  for (const { socket } of slow) socket.destroy();
});

test('requests without a body that come in one breath are none of the slow ones', async () => {
  const socket = connect((shop.address() as AddressInfo).port, '127.0.0.1');
  const get = (end: string) => `GET /api/x HTTP/1.1\r\nHost: x\r\n${end}\r\n`;
  socket.write(get('').repeat(9) + get('Connection: close\r\n'));
  let text = '';
  for await (const chunk of socket) text += chunk;
  expect(text.match(/HTTP\/1.1 (?:200|503) /g)).toHaveLength(10);
});

test('slow bodies of one network end none of another', async () => {
  async function openFive(address: string) {
    const slow = Array.from({ length: 5 }, () => openSlow(address));
    // The oldest is one too many: when it is ended, the shop has seen them all.
    await slow[0]?.answer;
    return slow;
  }
  const first = await openFive('203.0.113.1');
  const second = await openFive('198.51.100.1');
  expect(first.slice(1).map(({ socket }) => socket.bytesRead)).toEqual([0, 0, 0, 0]);
  for (const { socket } of [...first, ...second]) socket.destroy();
});

test('a body that stands still is ended: those of many networks do not keep the others out', async () => {
  const sent = performance.now();
  const { answer } = openSlow('203.0.113.1');
  expect(await answer).toMatch(/^HTTP\/1.1 408 /);
  expect(performance.now() - sent).toBeGreaterThanOrEqual(limits.maxMs - 50);
});

test('bodies count until they are answered: one after the other, any number may come', async () => {
  for (let sent = 0; sent < 12; sent += 1)
    await request(shop).post('/api/x').send('x'.repeat(1000)).expect(200);
});

test('a body arrives as it was sent, byte for byte, in whatever pieces', async () => {
  const body = '{ "id":  "evt_1" }\n';
  const outgoing = openRequest({
    port: (shop.address() as AddressInfo).port,
    host: '127.0.0.1',
    path: '/api/stripe/webhook?x=1',
    method: 'POST',
    headers: { 'Stripe-Signature': 't=1' },
  });
  for (const piece of body) outgoing.write(piece);
  outgoing.end();
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(arrived).toMatchObject([
    { url: '/api/stripe/webhook?x=1', body, headers: { 'stripe-signature': 't=1' } },
  ]);
});

test('a request without a body and one with an empty body are passed on', async () => {
  await request(shop).get('/api/products').expect(200);
  await request(shop).post('/api/x').set('Content-Length', '0').expect(200);
  expect(arrived.map(({ body }) => body)).toEqual(['', '']);
});

test('what is too large is refused: announced before it is read, otherwise as soon as it is known', async () => {
  await request(shop).post('/api/x').send('x'.repeat(1001)).expect(413);
  await request(shop).post('/api/x').send('x'.repeat(1000)).expect(200);
  const chunked = request(shop).post('/api/x').set('Transfer-Encoding', 'chunked');
  chunked.write('x'.repeat(900));
  chunked.write('x'.repeat(900));
  expect((await chunked).status).toBe(413);
  expect(arrived).toHaveLength(1);
});

test('more than the limit is told to come again, until those under way are answered', async () => {
  const waiting: Response[] = [];
  const app = express();
  app.use(bufferBodies(limits));
  app.use((_req, res) => void waiting.push(res));
  const server = app.listen(0, '127.0.0.1');
  const first = [request(server).get('/a').then(), request(server).get('/b').then()];
  while (waiting.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  const refused = await request(server).get('/c').expect(503);
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.body.error).toBe('unavailable');
  for (const res of waiting.splice(0)) res.send('done');
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  const later = request(server).get('/d').then();
  while (waiting.length < 1) await new Promise((resolve) => setTimeout(resolve, 5));
  waiting[0]?.send('done');
  expect((await later).status).toBe(200);
  server.close();
});

test('a request that its client gives up makes room for the next', async () => {
  const app = express().use(bufferBodies({ ...limits, maxActive: 1 }));
  const arrival = new Promise<Response>((resolve) => app.get('/left', (_req, res) => resolve(res)));
  app.get('/next', (_req, res) => void res.send('done'));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const left = openRequest({ port, host: '127.0.0.1', path: '/left' }).on('error', () => undefined);
  left.end();
  const closed = once(await arrival, 'close');
  left.destroy();
  await closed;
  const { status } = await request(server).get('/next');
  server.close();
  expect(status).toBe(200);
});

test('a client that asks whether its body may come is answered, and its connection stays', async () => {
  const agent = new Agent({ keepAlive: true });
  const outgoing = openRequest({
    agent,
    port: (shop.address() as AddressInfo).port,
    host: '127.0.0.1',
    path: '/api/create-checkout',
    method: 'POST',
    headers: { Expect: '100-continue', 'Content-Length': 2 },
  });
  outgoing.once('continue', () => outgoing.end('{}'));
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  answer.resume();
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'keep-alive']);
  expect(arrived.map(({ body }) => body)).toEqual(['{}']);
  agent.destroy();
});

const HIDDEN = 'GET /operator/orders HTTP/1.1\r\nHost: x\r\n\r\n';
const IN_CHUNKS = `${HIDDEN.length.toString(16)}\r\n${HIDDEN}\r\n0\r\n`;
const SIZE = `Content-Length: ${HIDDEN.length}`;

/** Sends headers and bodies that no client library would, and waits for the answer. */
async function sendRaw(method: string, headers: string[], body: string) {
  const socket = connect((shop.address() as AddressInfo).port, '127.0.0.1');
  socket.write([`${method} /api/x HTTP/1.1`, 'Host: x', ...headers, '', body].join('\r\n'));
  for await (const chunk of socket) if (!String(chunk).startsWith('HTTP/1.1 100')) break;
  await new Promise((resolve) => setTimeout(resolve, 20));
}

describe.each(['DELETE', 'OPTIONS', 'GET', 'HEAD', 'POST'])('%s', (method) => {
  test.each([
    ['in chunks', ['Transfer-Encoding: chunked'], `${IN_CHUNKS}\r\n`],
    ['with a trailer', ['Transfer-Encoding: chunked', 'Trailer: X-A'], `${IN_CHUNKS}X-A: 1\r\n\r\n`],
    ['of a known size', [SIZE, 'Trailer: X-A'], HIDDEN],
    ['that may come', [SIZE, 'Expect: 100-continue'], HIDDEN],
  ])('a request inside a body %s is no request to the service', async (_what, framing, body) => {
    await sendRaw(method, ['Connection: keep-alive, upgrade', 'Upgrade: websocket', ...framing], body);
    expect(arrived).toMatchObject([{ url: '/api/x', body: HIDDEN, headers: { connection: 'close' } }]);
    expect(arrived[0]?.headers).not.toHaveProperty('upgrade');
  });
});

test('a trailer that is announced for no body at all ends no process', async () => {
  await sendRaw('GET', ['Trailer: X-A'], '');
  expect(arrived.map(({ body }) => body)).toEqual(['']);
});
