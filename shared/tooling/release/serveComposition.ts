import { fork } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { claimPort } from '@shop/node/settings/claimPort';
import { releaseFolder } from '../apps';
import { releasesFolder } from '../paths';
import { makeTemporaryFolder } from '../temporaryFolder';
import type { Versions } from './registry';

const START_MS = 60_000;

export async function serveComposition({ shell, remotes }: { shell: string; remotes: Versions }) {
  const folder = makeTemporaryFolder('composition');
  const registry = path.join(folder, 'registry.json');
  await writeFile(registry, JSON.stringify({ generation: 1, remotes }));
  const port = await claimPort('port', 0);
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    SITE_ORIGIN: origin,
    CHECKOUT_URL: 'http://127.0.0.1:9',
    DATA_DIR: folder,
    REGISTRY_FILE: registry,
    RELEASES_DIR: releasesFolder,
    LOG_LEVEL: 'silent',
    PREWARM: 'false',
  };
  const program = path.join(releaseFolder('shell', shell), 'server/server.js');
  const child = fork(program, { env, execArgv: [], stdio: 'ignore' });
  const stop = () => void child.kill('SIGKILL');
  process.prependOnceListener('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  const isReady = await new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true)).once('exit', () => resolve(false));
    setTimeout(resolve, START_MS, false).unref();
  });
  return { origin, isReady, stop };
}
