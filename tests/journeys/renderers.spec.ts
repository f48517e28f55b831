import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import platformPackage from '@shop/platform/package.json' with { type: 'json' };
import { freePort } from '../support/freePort';
import { expect, httpTest as test } from '../support/journey';
import { root } from '../support/startShop';

/** The server build of a remote: a page that tells which build of React renders it, and one that hangs its renderer. */
const REMOTE = `
  let scope;
  const react = () => Object.values(scope.react)[0].lib();
  // Of React's two builds only the development build has act.
  const Build = () => react().createElement('h1', null, react().act ? 'development' : 'production');
  const Environment = () => {
    return react().createElement('pre', null, Object.entries(process.env).flat().join(' '));
  };
  const hang = () => {
    console.error('hangs now');
    for (;;);
  };
  const Stray = () => {
    console.error('said by the page');
    Promise.reject(new Error('left alone'));
    return null;
  };
  const page = (path, module) => ({ path, handle: { chunk: 'page-x' }, lazy: async () => module });
  const routes = [
    page('/tools/build', { Component: Build }),
    page('/tools/environment', { Component: Environment }),
    page('/tools/stray', { Component: Stray }),
    page('/tools/hang', { Component: Build, loader: hang }),
  ];
  module.exports = { mf_tools: { init: (shared) => { scope = shared; }, get: async () => () => ({ routes }) } };
`;

/** A release folder with this shop's shell and that remote, and a registry that points at it. */
function makeReleases() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'hang-'));
  const release = path.join(folder, 'mf-tools/1.0.0');
  mkdirSync(path.join(release, 'server'), { recursive: true });
  writeFileSync(path.join(release, 'server/remoteEntry.js'), REMOTE);
  writeFileSync(
    path.join(release, 'release.json'),
    JSON.stringify({ platform: platformPackage.version, remote: { segments: ['tools'] } }),
  );
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

/** The built shell with that remote alone. */
async function startShell(shopUrl: string) {
  const folder = makeReleases();
  const version = /"shellVersion":"([^"]+)"/.exec(await (await fetch(shopUrl)).text())?.[1] ?? '';
  const port = await freePort();
  const shell = spawn(process.execPath, [path.join(folder, 'shell', version, 'server/server.js')], {
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      RELEASES_DIR: folder,
      REGISTRY_FILE: path.join(folder, 'registry.json'),
      STRIPE_SECRET_KEY: 'sk_test_hidden',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let said = '';
  shell.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await new Promise((resolve) => shell.once('message', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    folder,
    said: () => said,
    stop: async () => {
      const ended = new Promise((resolve) => shell.once('exit', resolve));
      shell.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let shell: Awaited<ReturnType<typeof startShell>>;
const front = (): number => JSON.parse(readFileSync(path.join(shell.folder, 'served.json'), 'utf8')).pid;
const isThere = (pid: number) => existsSync(`/proc/${pid}`);

// One worker of the test runner and one shell for all of them; the last test kills the shell's front.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  shell = await startShell(process.env.SHOP_URL ?? '');
});
test.afterAll(() => shell?.stop());

test('renderers render with the production build of React, whatever the environment says @whole', async () => {
  expect(await (await fetch(`${shell.url}/tools/build`)).text()).toContain('<h1>production</h1>');
  // What a page says or leaves behind is named by it.
  expect(await ask(`${shell.url}/tools/stray`)).toBe(200);
  const named = '"path":"/tools/stray","remote":"mf_tools","version":"1.0.0"';
  for (const said of ['"said":"said by the page"', '"reason":"Error: left alone"']) {
    const lines = () =>
      shell
        .said()
        .split('\n')
        .filter((line) => line.includes(said));
    await expect.poll(lines).toEqual([expect.stringContaining(named)]);
  }
});

test('a page that hangs costs itself: the shop serves on, and the page shows its failure panel', async () => {
  const pages = [`${shell.url}/tools/hang`, `${shell.url}/tools/hang`];
  const bad = Promise.all(pages.map(ask));
  await expect.poll(() => shell.said()).toContain('hangs now');
  const meanwhile: Promise<number | null>[] = [];
  while (!shell.said().includes('a page lost its renderer')) {
    meanwhile.push(ask(`${shell.url}/healthz`));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  expect(await bad).toEqual([503, 503]);
  expect(new Set(await Promise.all(meanwhile))).toEqual(new Set([200]));
  expect(await ask(`${shell.url}/tools/build`)).toBe(200);
  expect(shell.said()).toContain('"path":"/tools/hang","remote":"mf_tools","version":"1.0.0"');
  expect(isThere(front())).toBe(true);
});

test('a remote sees no key in its environment', async () => {
  const text = await (await fetch(`${shell.url}/tools/environment`)).text();
  expect(text).toContain('NODE_ENV');
  expect(text).not.toContain('STRIPE');
  expect(text).not.toContain('sk_test_hidden');
});

test('a front that is lost is replaced, on the versions that were good @whole', async () => {
  const registry = path.join(shell.folder, 'registry.json');
  const pointer = { app: 'mf-tools', version: 'broken', remote: { segments: ['tools'] } };
  const broken = { generation: 2, remotes: { mf_tools: pointer } };
  const served = () => JSON.parse(readFileSync(path.join(shell.folder, 'served.json'), 'utf8'));
  writeFileSync(registry, JSON.stringify(broken));
  await expect.poll(() => served().generation).toBe(2);
  expect(served().remotes.mf_tools).toMatchObject({ version: '1.0.0', refused: { version: 'broken' } });
  process.kill(served().pid, 'SIGKILL');
  await expect.poll(() => ask(`${shell.url}/tools/build`)).toBe(200);
});
