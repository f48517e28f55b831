import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Shop } from './bench';

const root = path.resolve(import.meta.dirname, '../..');

function processes() {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.flatMap((pid) => {
    try {
      const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return [
        { pid: Number(pid), parent: Number(parent), command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') },
      ];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

type Process = ReturnType<typeof processes>[number];

function descendants(pid: number) {
  const all = processes();
  const below = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(pid);
}

/** The front and its renderers, among the descendants of a shop. Linux only. */
function shellPids(pid: number) {
  return descendants(pid)
    .filter(({ command }) => /server\/(front|renderer\/renderer)\.js/.test(command))
    .map((one) => one.pid);
}

/** The shop as `npm start` serves it, on a free port; `env` adds to its environment. */
export async function startShop(env: NodeJS.ProcessEnv = {}): Promise<Shop> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['shared/tooling/run.mjs', 'start/start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      CHECKOUT_PORT: '0',
      CHECKOUT_RATE_LIMIT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // A bench that fails leaves no shop behind.
  process.once('exit', () => child.kill('SIGTERM'));
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [, opened] = /The shop is open at (\S+)/.exec(said) ?? [];
      if (opened) resolve(opened);
    });
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
  const pid = Number(child.pid);
  const startMs = performance.now() - startedAt;
  return {
    url,
    port: Number(new URL(url).port),
    dataDir,
    pids: shellPids(pid),
    allPids: () => [pid, ...descendants(pid).map((one) => one.pid)],
    startMs,
    async stop() {
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
