import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './freePort';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** A bare clone builds first; a busy machine takes minutes for it. */
const START_LIMIT_MS = 600_000;

export type RunningShop = {
  url: string;
  /** What it has printed so far. */
  said: () => string;
  dataDir: string;
  pid: number;
  /** Ends the shop; gives its exit code. */
  stop: () => Promise<number | null>;
};

/**
 * Starts the shop by `npm start` (or `npm run dev`), on free ports and with a data folder of its own, from this
 * repository or a copy of it.
 */
export async function startShop(
  env: NodeJS.ProcessEnv = {},
  { command = 'start', folder = root }: { command?: 'start' | 'dev'; folder?: string } = {},
): Promise<RunningShop> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-'));
  const port = await freePort();
  // By npm as an operator does, who also ends it by npm.
  const child = spawn('npm', ['run', '--silent', command], {
    cwd: folder,
    env: {
      ...process.env,
      // A bundler that ran in this process leaves its own word here.
      NODE_ENV: undefined,
      LOG_LEVEL: 'error',
      CHECKOUT_PORT: '0',
      CHECKOUT_RATE_LIMIT: '0',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the shop did not start in ${START_LIMIT_MS} ms:\n${said}`));
    }, START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      said += chunk;
      const opened = /The shop is open at (\S+)/.exec(said);
      if (opened?.[1]) {
        clearTimeout(late);
        resolve(opened[1]);
      }
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`the shop ended with ${code}:\n${said}`));
    });
  });
  return {
    url,
    said: () => said,
    dataDir,
    pid: child.pid as number,
    stop: async () => {
      const code = await new Promise<number | null>((resolve) => {
        if (child.exitCode !== null) return resolve(child.exitCode);
        child.once('exit', resolve);
        child.kill('SIGTERM');
      });
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
