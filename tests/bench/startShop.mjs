import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

function processes() {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return numbers.flatMap((pid) => {
    try {
      const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1];
      return [{ pid, parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
}

function descendants(pid) {
  const all = processes();
  const below = (parent) =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  return below(String(pid));
}

/** The front and its renderers, among the descendants of a shop. Linux only. */
function shellPids(pid) {
  return descendants(pid)
    .filter(({ command }) => /server\/(front|renderer\/renderer)\.js/.test(command))
    .map((one) => one.pid);
}

/** The shop as `npm start` serves it, on a free port; `env` adds to its environment. */
export async function startShop(env = {}) {
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
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const opened = /The shop is open at (\S+)/.exec(said);
      if (opened) resolve(opened[1]);
    });
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
  const startMs = performance.now() - startedAt;
  return {
    url,
    port: Number(new URL(url).port),
    dataDir,
    pids: shellPids(child.pid),
    /** Every process of the shop now. */
    allPids: () => [child.pid, ...descendants(child.pid).map(({ pid }) => Number(pid))],
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
