import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { releaseFolder } from '../apps';
import { releasesFolder } from '../paths';
import { linkPackages } from './linkPackages.mjs';

/** A busy machine takes a while. */
const START_MS = 60_000;

function findPort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}

/**
 * A shell with a composition, for a look at it: on a free port, with nothing of the running shop but the releases.
 * @param {{ shell: string, remotes: Record<string, { app: string, version: string }> }} composition
 */
export async function serveComposition({ shell, remotes }) {
  linkPackages();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'composition-'));
  const registry = path.join(folder, 'registry.json');
  await writeFile(registry, JSON.stringify({ generation: 1, remotes }));
  const port = await findPort();
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
  };
  const child = spawn(process.execPath, [path.join(releaseFolder('shell', shell), 'server/server.js')], {
    env,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  const isReady = await Promise.race([
    new Promise((resolve) => child.once('message', () => resolve(true))),
    new Promise((resolve) => child.once('exit', () => resolve(false))),
    new Promise((resolve) => setTimeout(resolve, START_MS, false).unref()),
  ]);
  return { origin, isReady, stop };
}
