// npm start. The script says `exec`, or npm's shell would take the signal that ends it.
// This process stays while the shop does: it loads nothing but what keeps the parts running.
import { fork } from 'node:child_process';
import path from 'node:path';
import { findBuilt } from '../bundler/builtState';
import { exitOnWrongStart, serveShop } from './serveShop';

type Versions = Record<string, string>;

/** In another process, which ends with this one. What is `built` already is only published. */
function prepareShop(built: Versions | null): Promise<Versions & { shell: string }> {
  const known = built ? [JSON.stringify(built)] : [];
  // REGISTRY_FILE is for the shell: what is built is published in the data folder.
  const env = { ...process.env, REGISTRY_FILE: '' };
  const child = fork(path.join(import.meta.dirname, 'prepare.mjs'), known, { env });
  const end = () => child.kill('SIGTERM');
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  return new Promise((resolve) => {
    let isPublished = false;
    child.once('message', (versions: Versions & { shell: string }) => {
      isPublished = true;
      resolve(versions);
    });
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', end);
      process.off('SIGINT', end);
      // On a signal the supervisor of a shop that is built ends this process.
      if (!isPublished && !(signal && built)) process.exit(signal ? 0 : code || 1);
    });
  });
}

await exitOnWrongStart();
const built = findBuilt();
const versions = prepareShop(built);
const { shell = '' } = built ?? (await versions);
await serveShop({ supervisorVersion: shell, versions });
