import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** In another process, which ends with this one: what it loads and reads goes with it. Returns the version of the shell. */
export async function prepareShop() {
  // REGISTRY_FILE is for the shell: what is built is published in the data folder.
  const env = { ...process.env, REGISTRY_FILE: undefined };
  const child = fork(path.join(import.meta.dirname, 'prepare.mjs'), { env });
  const end = () => child.kill('SIGTERM');
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
  let shell = '';
  child.once('message', (versions: { shell: string }) => {
    shell = versions.shell;
  });
  const [code, signal] = await once(child, 'exit');
  process.off('SIGTERM', end);
  process.off('SIGINT', end);
  if (code !== 0) process.exit(signal ? 0 : code || 1);
  return shell;
}
