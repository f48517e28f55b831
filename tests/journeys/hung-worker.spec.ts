import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, httpTest as test } from '../support/journey';
import { freePort, root } from '../support/startShop';

/** The server build of a remote with one page, whose loader tells so and never gives the processor back. */
const HANGS = `
  const { writeFileSync } = require('node:fs');
  const hang = () => {
    writeFileSync(__dirname + '/hangs', '');
    for (;;);
  };
  const page = { Component: () => null, loader: hang };
  const routes = [{ path: '/tools/hang', handle: { chunk: 'page-hang' }, lazy: async () => page }];
  module.exports = { mf_tools: { init() {}, get: async () => () => ({ routes }) } };
`;

/** A release folder with this shop's shell and that remote, and a registry that points at it. */
function makeReleases() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hang-'));
  const release = path.join(folder, 'mf-tools/1.0.0');
  mkdirSync(path.join(release, 'server'), { recursive: true });
  writeFileSync(path.join(release, 'server/remoteEntry.js'), HANGS);
  writeFileSync(path.join(release, 'release.json'), JSON.stringify({ platform: '1.0.0' }));
  writeFileSync(
    path.join(folder, 'registry.json'),
    JSON.stringify({ remotes: { mf_tools: { app: 'mf-tools', version: '1.0.0' } } }),
  );
  symlinkSync(path.join(root, 'releases/shell'), path.join(folder, 'shell'));
  return folder;
}

/** Status of an answer over a connection of its own; null where the connection ends without one. */
function ask(url: string): Promise<number | null> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? null));
    }).once('error', () => resolve(null));
  });
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve));

test('a worker that hangs is replaced, and only the request that hung it is lost', async ({ baseURL }) => {
  const folder = makeReleases();
  const html = await (await fetch(baseURL ?? '')).text();
  const version = /\/r\/shell\/([^/]+)\//.exec(html)?.[1] ?? '';
  const port = await freePort();
  const shell = spawn(process.execPath, [path.join(folder, 'shell', version, 'server/server.js')], {
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      RELEASES_DIR: folder,
      REGISTRY_FILE: path.join(folder, 'registry.json'),
      SHELL_WORKERS: '2',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  shell.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const shop = `http://127.0.0.1:${port}`;
  try {
    await new Promise((resolve) => shell.once('message', resolve));
    await expect.poll(() => ask(`${shop}/healthz`)).toBe(200);

    const lost = ask(`${shop}/tools/hang`);
    await expect.poll(() => existsSync(path.join(folder, 'mf-tools/1.0.0/server/hangs'))).toBe(true);
    const meanwhile: Promise<number | null>[] = [];
    while (!said.includes('starting another')) {
      meanwhile.push(ask(`${shop}/healthz`));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    expect(said).toContain('worker hangs, replacing it');
    expect(await lost).toBeNull();
    expect(new Set(await Promise.all(meanwhile))).toEqual(new Set([200]));
    // The new worker is one of two again: the shop survives the next one.
    expect(await ask(`${shop}/healthz`)).toBe(200);
  } finally {
    const end = ended(shell);
    shell.kill('SIGTERM');
    await end;
    rmSync(folder, { recursive: true, force: true });
  }
});
