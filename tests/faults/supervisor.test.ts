import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { makeReleaseFolder } from './support/releaseFolder';
import { buildShop, pointersAt, startShell } from './support/shellAlone';

// A front has 20 s for its first sign of life; a busy machine takes its time on top.
jest.setTimeout(300_000);

const versions = buildShop();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isThere = (pid: number) => existsSync(`/proc/${pid}`);

async function openShell(options: Parameters<typeof startShell>[2] = {}) {
  const place = makeReleaseFolder(versions, {});
  place.point(1, pointersAt(versions));
  const shell = await startShell(place, versions.shell ?? '', options);
  return {
    ...shell,
    frontPid: (): number => place.served().pid,
    place,
    async close() {
      await shell.stop();
      place.remove();
    },
  };
}

/** The first front stands still before any code of the shop has run; the one that takes its place goes on. */
const standStill = (mark: string) => `
  import { existsSync, writeFileSync } from 'node:fs';
  if (process.argv[1]?.endsWith('front.js') && !existsSync(${JSON.stringify(mark)})) {
    writeFileSync(${JSON.stringify(mark)}, String(process.pid));
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }`;

test('a front that hangs before its first sign of life is replaced, and the shop opens @whole', async () => {
  const mark = path.join(os.tmpdir(), `hung-front-${process.pid}-${Date.now()}`);
  const flags = [`--import=data:text/javascript,${encodeURIComponent(standStill(mark))}`];
  const shell = await openShell({ flags });
  try {
    expect(existsSync(mark)).toBe(true);
    expect(isThere(Number(readFileSync(mark, 'utf8')))).toBe(false);
    expect((await fetch(`${shell.url}/wax`)).status).toBe(200);
  } finally {
    await shell.close();
  }
});

test('a front that stands still while it serves is replaced, and requests wait for the next one @whole', async () => {
  const shell = await openShell();
  try {
    const pid = shell.frontPid();
    process.kill(pid, 'SIGSTOP');
    expect((await fetch(`${shell.url}/wax`)).status).toBe(200);
    expect(isThere(pid)).toBe(false);
    // It tells of itself once it has its first verdict on the registry.
    while (shell.frontPid() === pid) await pause(50);
  } finally {
    await shell.close();
  }
});

test('a front that is killed is started again: whoever connects meanwhile waits and is answered', async () => {
  const shell = await openShell();
  try {
    process.kill(shell.frontPid(), 'SIGKILL');
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        await pause(Math.random() * 200);
        return ask(`${shell.url}/wax`);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  } finally {
    await shell.close();
  }
});

test('a renderer that hangs does not outlive a front that is killed', async () => {
  const shell = await openShell();
  try {
    const pid = shell.frontPid();
    const renderers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
    expect(renderers.length).toBeGreaterThan(0);
    // It does not hear that its channel ends.
    for (const renderer of renderers) process.kill(renderer, 'SIGSTOP');
    process.kill(pid, 'SIGKILL');
    while (renderers.some(isThere)) await pause(20);
    expect((await fetch(`${shell.url}/wax`)).status).toBe(200);
  } finally {
    await shell.close();
  }
});

test('a front whose supervisor is killed ends what is under way and itself, without a stack trace', async () => {
  const said = path.join(os.tmpdir(), `front-alone-${process.pid}-${Date.now()}`);
  const shell = await openShell({ stderr: openSync(said, 'w') });
  const pid = shell.frontPid();
  process.kill(shell.pid, 'SIGKILL');
  while (isThere(pid)) await pause(20);
  shell.place.remove();
  expect(readFileSync(said, 'utf8')).toBe('');
});

test('a machine that stands still for twelve seconds and goes on has killed nobody @whole', async () => {
  const shell = await openShell({ isGroup: true });
  try {
    const pid = shell.frontPid();
    await ask(`${shell.url}/wax`);
    process.kill(-shell.pid, 'SIGSTOP');
    await pause(12_000);
    process.kill(-shell.pid, 'SIGCONT');
    expect((await ask(`${shell.url}/shop`)).status).toBe(200);
    await pause(3000);
    expect(shell.frontPid()).toBe(pid);
    expect(isThere(pid)).toBe(true);
  } finally {
    await shell.close();
  }
});

/** Over a connection of its own, or one of an agent's. */
function ask(url: string, agent: Agent | false = false) {
  return new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }));
    }).once('error', reject);
  });
}

test('a shop that is told to end tells busy connections to close, and cuts no request', async () => {
  const shell = await openShell();
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const lost: unknown[] = [];
  let isOver = false;
  let closed = 0;
  /** Asks without a pause until it is told that its connection closes. */
  async function visit(agent: Agent) {
    while (!isOver) {
      try {
        const { status, connection } = await ask(`${shell.url}/search?q=${Math.random()}`, agent);
        if (status !== 301 && status !== 200) lost.push(status);
        if (connection === 'close') {
          closed += 1;
          return;
        }
      } catch (error) {
        lost.push(error);
        return;
      }
    }
  }
  const visits = agents.map(visit);
  await pause(500);
  await shell.stop();
  isOver = true;
  await Promise.all(visits);
  shell.place.remove();
  expect(lost).toEqual([]);
  expect(closed).toBe(agents.length);
});

test('a socket that another program has is a sentence and exit code 1', async () => {
  const shell = await openShell();
  try {
    const program = path.join(shell.place.folder, 'shell', versions.shell ?? '', 'server/server.js');
    const { port } = new URL(shell.url);
    const env = { ...process.env, NODE_ENV: undefined, PORT: port, RELEASES_DIR: shell.place.folder };
    const second = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    second.stderr.on('data', (chunk) => {
      said += chunk;
    });
    const [code] = await once(second, 'exit');
    expect(code).toBe(1);
    expect(said).toContain(`PORT ${port} is in use by another program.`);
  } finally {
    await shell.close();
  }
});

test('a data folder that is not there yet is made by a shell that is started by itself', async () => {
  const dataDir = path.join(os.tmpdir(), `shell-data-${process.pid}-${Date.now()}`, 'new');
  const shell = await openShell({ env: { DATA_DIR: dataDir } });
  while (!existsSync(path.join(dataDir, 'served.json'))) await pause(50);
  await shell.close();
  rmSync(path.dirname(dataDir), { recursive: true });
});

test('a folder of releases without the shell that is started is a sentence and exit code 1', () => {
  const place = makeReleaseFolder(versions, {});
  const program = path.join(place.folder, 'shell', versions.shell ?? '', 'server/server.js');
  const none = path.join(place.folder, 'none');
  const env = { ...process.env, NODE_ENV: undefined, PORT: '0', RELEASES_DIR: none };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  place.remove();
  expect([status, stderr]).toEqual([1, `RELEASES_DIR does not hold shell ${versions.shell}: ${none}.\n`]);
});

test('a front that nobody brings a socket says who starts it', () => {
  const place = makeReleaseFolder(versions, {});
  const program = path.join(place.folder, 'shell', versions.shell ?? '', 'server/front.js');
  const env = { ...process.env, NODE_ENV: undefined, RELEASES_DIR: place.folder, DATA_DIR: place.folder };
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env,
    encoding: 'utf8',
    timeout: 20_000,
  });
  place.remove();
  expect([status, stderr]).toEqual([1, expect.stringContaining('front.js is started by server.js')]);
});
