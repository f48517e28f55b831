import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

type Verdict = { verdict: string; sentence: string };
type Client = { sendRollback: (shop: URL, order: { app: string; to?: string }) => Promise<Verdict> };
const { sendRollback } = jest.requireActual<Client>('./shopClient');

let server: Server;
beforeEach(() => {
  process.env.RELEASE_TOKEN = 'token';
});
afterEach(() => server.close());

async function answerWith(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return sendRollback(new URL(`http://127.0.0.1:${port}`), { app: 'mf-tools' });
}

test.each([
  [405, 'the shop takes no releases; its operator sets RELEASE_TOKENS'],
  [408, 'it came too slowly'],
  [413, 'too large for what stands before the shop'],
  [502, 'what stands before the shop, and not the shop'],
])('a page of HTML with %s is told as what it is', async (status, reason) => {
  const { verdict, sentence } = await answerWith((_req, res) => {
    res.writeHead(status, { 'Content-Type': 'text/html' }).end('<html><h1>nginx</h1></html>');
  });
  expect(verdict).toBe('failed');
  expect(sentence).toContain(`answered ${status} with text/html`);
  expect(sentence).toContain(reason);
});

test('what no longer goes with a rollback is said', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {});
  await answerWith((_req, res) => {
    res.setHeader('Content-Type', 'application/x-ndjson');
    res.end('{"step":"The gate would refuse it now."}\n{"verdict":"live","sentence":"done"}\n');
  });
  expect(said).toHaveBeenCalledWith('The gate would refuse it now.');
});

test('each rollback names its request, so that one that is sent again is made once', async () => {
  const requests: (string | null)[] = [];
  for (let count = 0; count < 2; count++) {
    await answerWith((req, res) => {
      requests.push(new URL(req.url ?? '', 'http://shop').searchParams.get('request'));
      res.setHeader('Content-Type', 'application/x-ndjson');
      res.end('{"verdict":"live","sentence":"done"}\n');
    });
    server.close();
  }
  expect(new Set(requests).size).toBe(2);
  expect(requests).not.toContain(null);
});

test('an answer that breaks off is told as that: the shop may have made it live', async () => {
  const { verdict, sentence } = await answerWith((_req, res) => {
    res.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
    res.write('{"step":"looking"}\n{"verd', () => res.destroy());
  });
  expect(verdict).toBe('failed');
  expect(sentence).toBe("The shop's answer broke off (aborted): it may be done all the same.");
});

/** A release in a folder of its own, and the command that sends it to a port. */
function prepareSending() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'unsent-'));
  const release = path.join(folder, 'releases/mf-tools/1');
  mkdirSync(release, { recursive: true });
  const promised = { app: 'mf-tools', version: '1', remote: { name: 'mf_tools' }, files: {}, media: {} };
  writeFileSync(path.join(release, 'release.json'), JSON.stringify(promised));
  const script = (port: number) => `
    import { loadTooling } from './shared/tooling/compiled.mjs';
    const { sendRelease } = await loadTooling('release/shopClient');
    const sent = { app: 'mf-tools', version: '1' };
    const shop = new URL('http://127.0.0.1:${port}');
    console.log((await sendRelease(shop, sent, new URLSearchParams())).sentence);`;
  const getArgs = (port: number) => ['--input-type=module', '-e', script(port)];
  const getOptions = (RELEASE_TOKEN: string) => ({
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, RELEASES_DIR: path.join(folder, 'releases'), TMPDIR: folder, RELEASE_TOKEN },
  });
  return { folder, getArgs, getOptions };
}

test('of a release that cannot be sent nothing is left on the disk', () => {
  const { folder, getArgs, getOptions } = prepareSending();
  const run = (token: string) =>
    spawnSync(process.execPath, getArgs(9), { ...getOptions(token), encoding: 'utf8' });
  expect(run('token').stdout).toContain('The shop at http://127.0.0.1:9 cannot be reached');
  expect(run('').stderr).toContain('RELEASE_TOKEN is missing');
  expect(readdirSync(folder)).toEqual(['releases']);
  rmSync(folder, { recursive: true });
});

test('an answer that comes while the bundle is still being sent is told', async () => {
  const { folder, getArgs, getOptions } = prepareSending();
  writeFileSync(path.join(folder, 'releases/mf-tools/1/large'), randomBytes(24 * 1024 * 1024));
  server = createServer((request, res) => {
    res.writeHead(401, { 'Content-Type': 'application/json', Connection: 'close' });
    res.end('{"error":"This token opens nothing here."}', () => request.socket.destroySoon());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, getArgs(port), getOptions('token'));
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  expect(said.trim()).toBe('This token opens nothing here.');
  rmSync(folder, { recursive: true });
});

test('a release that is interrupted leaves no bundle behind', async () => {
  const { folder, getArgs, getOptions } = prepareSending();
  server = createServer((request) => request.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const child = spawn(process.execPath, getArgs(port), getOptions('token'));
  await once(server, 'request');
  child.kill('SIGINT');
  await once(child, 'close');
  expect(readdirSync(folder)).toEqual(['releases']);
  rmSync(folder, { recursive: true });
});
