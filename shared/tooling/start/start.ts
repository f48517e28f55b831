// npm start: `exec`, or npm's shell would take the signal that ends it. It stays, and loads only what keeps the parts running.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { releaseFolder } from '../apps';
import { findBuilt } from '../bundler/builtState';
import { exitOnWrongStart, serveShop } from './serveShop';

async function prepareShop(built: Record<string, string> | null): Promise<string> {
  const known = built ? [JSON.stringify(built)] : [];
  // REGISTRY_FILE is for the shell: what is built is published in the data folder.
  const env = { ...process.env, REGISTRY_FILE: '' };
  const child = fork(path.join(import.meta.dirname, 'prepare.mjs'), known, { env });
  const end = (code: number | null) => process.exit(code || 1);
  child.once('exit', end);
  const [{ shell }] = await once(child, 'message');
  child.off('exit', end);
  return shell;
}

await exitOnWrongStart();
const built = findBuilt();
const prepared = prepareShop(built);
await serveShop({
  supervisorVersion: built?.shell ?? (await prepared),
  frontFile: prepared.then((shell) => path.join(releaseFolder('shell', shell), 'server/front.js')),
});
