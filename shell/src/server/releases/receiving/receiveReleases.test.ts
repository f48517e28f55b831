import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { createServer, request as requestHttp, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import express from 'express';
import pino from 'pino';
import { receiveReleases } from './receiveReleases';

const TOOLS = 'tools-token-0123456789';
const LEARN = 'learn-token-0123456789';
/** Notes its order and how much it was given, and finds it good. */
const RECEIVER = `const order = JSON.parse(process.argv[3]);
const bytes = order.file ? require('node:fs').statSync(order.file).size : 0;
require('node:fs').writeFileSync(require('node:path').join(process.env.DATA_DIR, 'order.json'), JSON.stringify({ ...order, bytes, registry: process.env.REGISTRY_FILE }));
if (order.query.fail) { console.error('no disk'); process.exit(1); }
console.log(JSON.stringify({ step: 'looking' }));
console.log(JSON.stringify({ verdict: 'live', sentence: 'It is live.' }));`;

let folder: string;
let server: Server;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'receive-'));
  const releaseReceiver = path.join(folder, 'receiver.cjs');
  writeFileSync(releaseReceiver, RECEIVER);
  const releaseTokens = [
    { app: 'mf-tools', token: TOOLS },
    { app: 'mf-learn', token: LEARN },
  ];
  const log = pino({ level: 'silent' });
  const places = { registryFile: '/app/registry.json', dataDir: folder, releasesDir: folder };
  const options = { releaseTokens, releaseReceiver, ...places, maxBytes: 1024 * 1024, log };
  server = createServer(express().use(receiveReleases(options)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const address = (place: string) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}/__releases/${place}`;

async function post(place: string, token: string, body: BodyInit = 'a bundle') {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(address(place), { method: 'POST', headers, body });
  const lines = (await answer.text()).trim().split('\n');
  return { status: answer.status, lines: lines.map((line) => JSON.parse(line)) };
}

const order = () => JSON.parse(readFileSync(path.join(folder, 'order.json'), 'utf8'));

/** The answer may be read before the bundle's file is gone. */
async function expectNothingLeftBehind() {
  const left = () => readdirSync(path.join(folder, 'incoming'));
  for (let tries = 0; tries < 200 && left().length > 0; tries++)
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(left()).toEqual([]);
}

test('a disk without room is told in a sentence', async () => {
  jest.spyOn(promises, 'mkdir').mockRejectedValueOnce(Object.assign(new Error(), { code: 'ENOSPC' }));
  expect(await post('mf-tools', TOOLS)).toEqual({
    status: 507,
    lines: [{ error: 'The shop has no room for it: its disk is full. Nothing was switched.' }],
  });
});

test('a bundle goes to the receiver, and its words come back line by line', async () => {
  const { status, lines } = await post('mf-tools?drop=/old&drop=/older', TOOLS, 'x'.repeat(5000));
  expect(status).toBe(200);
  expect(lines).toEqual([{ step: 'looking' }, { verdict: 'live', sentence: 'It is live.' }]);
  expect(order()).toMatchObject({
    kind: 'release',
    app: 'mf-tools',
    bytes: 5000,
    registry: '/app/registry.json',
  });
  expect(order().query).toEqual({ drop: ['/old', '/older'] });
  await expectNothingLeftBehind();
});

test('back goes without a bundle', async () => {
  expect((await post('mf-learn/rollback?to=1.0.1', LEARN, '')).status).toBe(200);
  expect(order()).toMatchObject({ kind: 'rollback', app: 'mf-learn', query: { to: '1.0.1' } });
});

test.each([
  ['no team', 'wrong-token-0123456789', 401, 'This token opens nothing here.'],
  ['another team', LEARN, 403, 'This token releases mf-learn, and not mf-tools.'],
])('a token of %s is refused with a sentence, and nothing runs', async (_whose, token, status, error) => {
  expect(await post('mf-tools', token)).toEqual({ status, lines: [{ error }] });
  expect((await post('mf-tools/rollback', token)).status).toBe(status);
  expect(existsSync(path.join(folder, 'order.json'))).toBe(false);
});

/** What the server answers to a request that has not been sent to its end. */
function answerWhileSending(headers: object, write: (send: (bytes: number) => void) => void) {
  return new Promise<{ status: number | undefined; said: string }>((resolve, reject) => {
    const all = { Authorization: `Bearer ${TOOLS}`, ...headers };
    const request = requestHttp(address('mf-tools'), { method: 'POST', headers: all }, (response) => {
      let said = '';
      response.on('data', (chunk) => {
        said += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode, said }));
    });
    request.once('error', reject);
    write((bytes) => request.write(Buffer.alloc(bytes)));
  });
}

test('a refused client reads why, although the bundle is still on its way', async () => {
  const half = Buffer.alloc(256 * 1024);
  const headers = { Authorization: 'Bearer nobody-has-this-one', 'Content-Length': 2 * half.length };
  const request = requestHttp(address('mf-tools'), { method: 'POST', headers });
  const failed = jest.fn();
  request.on('error', failed);
  request.write(half);
  const [answer] = await once(request, 'response');
  const said: Buffer[] = await answer.toArray();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await new Promise((resolve) => request.end(half, () => resolve(undefined)));
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(answer.statusCode).toBe(401);
  expect(String(Buffer.concat(said))).toContain('This token opens nothing here.');
  expect(failed).not.toHaveBeenCalled();
});

test('half a gigabyte is refused before it is sent', async () => {
  const headers = { 'Content-Length': 500 * 1024 * 1024 };
  const { status, said } = await answerWhileSending(headers, (send) => send(10));
  expect(status).toBe(413);
  expect(JSON.parse(said)).toEqual({ error: 'A bundle may have 1 MB at most.' });
  await expectNothingLeftBehind();
});

test('a body that does not say how large it is, is refused when it has become too large', async () => {
  const { status } = await answerWhileSending({}, (send) => {
    for (let part = 0; part < 20; part++) send(128 * 1024);
  });
  expect(status).toBe(413);
  await expectNothingLeftBehind();
  expect(existsSync(path.join(folder, 'order.json'))).toBe(false);
});

test('a receiver that fails says so in the last line, and not why', async () => {
  const { lines } = await post('mf-tools?fail=1', TOOLS);
  expect(lines).toEqual([{ verdict: 'failed', sentence: 'The shop could not take it in.' }]);
});
