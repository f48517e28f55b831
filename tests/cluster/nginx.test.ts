import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@shop/testing/freePort';
import { startNginx } from './support/nginx';

let pageCaching = 'public, s-maxage=1';
const FILE = '/r/shell/main.1a2b3c.js';
let fileRequests = 0;

/** As the shell does: any other spelling of its address has moved. */
function answerFile(url: string, res: ServerResponse) {
  if (url.startsWith(FILE)) fileRequests++;
  res.setHeader('Cache-Control', 'max-age=300');
  res.writeHead(url.startsWith(FILE) ? 200 : 301, { Location: FILE }).end('file');
}

const CROWD = 12;
const waiting: ServerResponse[] = [];

/** Answered when all of a crowd are there, or a second after each came. */
function answerCrowd(res: ServerResponse) {
  waiting.push(res);
  const end = (one: ServerResponse) =>
    one.writeHead(200, { 'Cache-Control': 'no-store' }).end(String(waiting.length));
  if (waiting.length === CROWD) waiting.forEach(end);
  else globalThis.setTimeout(() => res.headersSent || end(res), 1000);
}

/** Two hosts on which the same page is away, and everything else is well. */
async function startHost() {
  const server = createServer(({ url = '' }, res) => {
    if (url.includes('1a2b3c')) return answerFile(url, res);
    if (url === '/order-success') return answerCrowd(res);
    const cacheControl = url === '/shop' ? pageCaching : 'no-store';
    res.writeHead(url === '/faq' ? 503 : 200, { 'Cache-Control': cacheControl, 'X-Request-Id': 'old' });
    res.end(`${url} ${cacheControl}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
/** As it stands: fetch would write the address as it should be. */
const getStatus = (address: string) =>
  new Promise((resolve) => get(origin, { path: address }, (res) => resolve(res.resume().statusCode)));
const getPort = (server: Server) => (server.address() as AddressInfo).port;

let folder: string;
let hosts: Server[];
let nginx: Awaited<ReturnType<typeof startNginx>>;
let origin: string;
let servicesOrigin: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  hosts = await Promise.all([startHost(), startHost()]);
  const [a, b] = hosts.map(getPort);
  const [port, services] = [await freePort(), await freePort()];
  nginx = await startNginx(path.join(folder, 'nginx'), {
    'shell a': a ?? 0,
    'shell b': b ?? 0,
    'service a': a ?? 0,
    'service b': b ?? 0,
    port,
    'port of services': services,
  });
  origin = `http://127.0.0.1:${port}`;
  servicesOrigin = `http://127.0.0.1:${services}`;
});
afterEach(async () => {
  await nginx.stop();
  for (const host of hosts) host.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a page that is away on every host takes no host out, and costs no other page and no checkout', async () => {
  const statuses: number[] = [];
  for (let round = 0; round < 10; round++) {
    expect((await fetch(`${origin}/faq`)).status).toBe(503);
    statuses.push((await fetch(`${origin}/cart`)).status);
    statuses.push((await fetch(`${origin}/api/create-checkout`, { method: 'POST', body: '{}' })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('a checkout that no service takes is told so in JSON, and at once', async () => {
  for (const host of hosts) host.close();
  const answer = await fetch(`${servicesOrigin}/api/create-checkout`, { method: 'POST', body: '{}' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([502, 'application/json']);
  expect(await answer.json()).toEqual({ error: 'payment_unavailable' });
});

test('each answer has the id of its own request', async () => {
  const ids = await Promise.all([1, 2].map(async () => (await fetch(origin)).headers.get('x-request-id')));
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain('old');
});

test('a page that becomes private, as all do while a canary is open, is not sent from the cache any more', async () => {
  const read = async () => (await fetch(`${origin}/shop`)).text();
  expect(await read()).toBe('/shop public, s-maxage=1');
  pageCaching = 'private, max-age=0';
  await setTimeout(2100);
  for (let visit = 0; visit < 4; visit++) expect(await read()).toBe('/shop private, max-age=0');
});

test.each([
  ['an empty segment', '/r//shell/main.1a2b3c.js'],
  ['a needless escape', '/r/shell/%6dain.1a2b3c.js'],
  ['dot segments', '/r/x/../shell/./main.1a2b3c.js'],
  ['a slash that is escaped', '/shop/..%2fr%2fshell%2fmain.1a2b3c.js'],
])('%s: what a host says of such an address is not said of the file itself', async (_what, address) => {
  expect(await getStatus(address)).toBe(301);
  expect(await getStatus(FILE)).toBe(200);
});

test('a file is asked for once, whatever stands behind its question mark', async () => {
  fileRequests = 0;
  for (const query of ['', '?', '?x=1', '?x=2'])
    expect(await (await fetch(origin + FILE + query)).text()).toBe('file');
  expect(fileRequests).toBe(1);
});

test('visitors of a page that no cache may keep are served at the same time', async () => {
  const visits = Array.from({ length: CROWD }, async () => (await fetch(`${origin}/order-success`)).text());
  expect(await Promise.all(visits)).toEqual(Array(CROWD).fill(String(CROWD)));
});
