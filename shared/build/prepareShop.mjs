import { fork } from 'node:child_process';
import path from 'node:path';

/** Builds and publishes in another process, which ends with this one's. Gives the version of each app. */
export function prepareShop(dataDir) {
  const child = fork(path.join(import.meta.dirname, 'prepare.mjs'), [dataDir]);
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
      if (!versions) process.exit(signal ? 0 : code || 1);
      resolve(versions);
    });
  });
}
