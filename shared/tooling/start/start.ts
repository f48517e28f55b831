// npm start. The script says `exec`, or npm's shell would take the signal that ends it.
// This process stays while the shop does: it loads nothing but what keeps the parts running.
import { fork } from 'node:child_process';
import path from 'node:path';
import { releaseFolder } from '../apps';
import { findBuilt } from '../bundler/builtState';
import { exitOnWrongStart, serveShop } from './serveShop';

/** In another process, which ends with this one. What is `built` already is only published. @returns the shell's version */
function prepareShop(built: Record<string, string> | null): Promise<string> {
  const known = built ? [JSON.stringify(built)] : [];
  // REGISTRY_FILE is for the shell: what is built is published in the data folder.
  const env = { ...process.env, REGISTRY_FILE: '' };
  const child = fork(path.join(import.meta.dirname, 'prepare.mjs'), known, { env });
  const end = () => child.kill('SIGTERM');
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  return new Promise((resolve) => {
    let isPublished = false;
    child.once('message', ({ shell }: { shell: string }) => {
      isPublished = true;
      resolve(shell);
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
const prepared = prepareShop(built);
await serveShop({
  supervisorVersion: built?.shell ?? (await prepared),
  frontFile: prepared.then((shell) => path.join(releaseFolder('shell', shell), 'server/front.js')),
});
