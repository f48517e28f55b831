import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeCssTypes } from '../../bundler/cssTypes.mjs';
import { root } from '../../paths.mjs';

const MOST_SHOWN = 3;

/**
 * Type errors of a remote and of what it shares with others; errors of other workspaces are their own business.
 * @returns {Promise<string[] | null>} null where no compiler is installed
 */
export function checkTypes(app) {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  if (!existsSync(tsc)) return Promise.resolve(null);
  // The compiler knows a style sheet's class names from there, and a new one is not described yet.
  writeCssTypes();
  // What it found the last time spares three quarters of its work. Each remote has its own: they may be released side by side.
  const state = path.join(root, '.cache/types', `${app}.tsbuildinfo`);
  const flags = ['-p', root, '--pretty', 'false', '--incremental', '--tsBuildInfoFile', state];
  const child = spawn(process.execPath, [tsc, ...flags], { cwd: root });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => {
    child.once('close', () => {
      const own = said.split('\n').filter((line) => line.startsWith(`${app}/`) || line.startsWith('shared/'));
      resolve(own.filter((line) => line.includes('error TS')).slice(0, MOST_SHOWN));
    });
  });
}
