import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The shop as `npm start` serves it, on a free port. SHOP_URL names one that runs already. */
export async function startShop() {
  if (process.env.SHOP_URL) return { url: process.env.SHOP_URL, stop: async () => {} };
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['shared/build/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      CHECKOUT_PORT: '0',
      CHECKOUT_RATE_LIMIT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const opened = /The shop is open at (\S+)/.exec(said);
      if (opened) resolve(opened[1]);
    });
    child.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
  });
  return {
    url,
    startMs: performance.now() - startedAt,
    async stop() {
      await new Promise((resolve) => {
        child.once('exit', resolve);
        child.kill('SIGTERM');
      });
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
