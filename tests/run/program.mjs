import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
const packages = createRequire(path.join(root, 'package.json'));

/** Runs a program at the root of the repository; true if it ends well. */
export function run(command, args, env = {}) {
  // npm is a script of the shell on Windows.
  const shell = command === 'npm' && process.platform === 'win32';
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, shell });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Runs the command of an installed package. By Node itself, because Windows starts no script by its path. */
export function runBin(name, args, { command = name, env = {} } = {}) {
  const manifest = packages.resolve(`${name}/package.json`);
  const { bin } = packages(manifest);
  const file = typeof bin === 'string' ? bin : bin[command];
  return run(process.execPath, [path.join(path.dirname(manifest), file), ...args], env);
}
