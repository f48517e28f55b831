// npm start: installs if needed, builds what is not built, serves the whole shop until it is told to end.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}

// Only now are there packages to import.
const { buildShop } = await import('./buildShop.mjs');
const { serveShop } = await import('./serveShop.mjs');

const versions = await buildShop({ say: console.log });
await serveShop({ versions });
