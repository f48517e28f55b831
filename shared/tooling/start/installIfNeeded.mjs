import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repositoryRoot.mjs';

/**
 * Installs the packages of a fresh clone as the lockfile says; ends the process when that fails. Imports nothing but Node
 * itself.
 */
export function installIfNeeded() {
  if (existsSync(path.join(root, 'node_modules/.package-lock.json'))) return;
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(1);
}
