import { fork } from 'node:child_process';
import path from 'node:path';

/**
 * Builds, unless `built` says what is built, and publishes, in another process, which ends with this one's. Gives the version of
 * each app. Told to end before, it calls `onEnd`.
 * @param {string} dataDir
 * @param {{ built?: Record<string, string> | null, onEnd?: () => void }} [options]
 */
export function prepareShop(dataDir, { built = null, onEnd = () => process.exit(0) } = {}) {
  const known = built ? [JSON.stringify(built)] : [];
  const child = fork(path.join(import.meta.dirname, 'prepare.mjs'), [dataDir, ...known]);
  const end = () => child.kill('SIGTERM');
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  return new Promise((resolve) => {
    let versions;
    child.once('message', (message) => {
      versions = message;
    });
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', end);
      process.off('SIGINT', end);
      // It has said why, or was told to end.
      if (versions) resolve(versions);
      else if (signal) onEnd();
      else process.exit(code || 1);
    });
  });
}
