import { cpSync, existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import type { Registry } from '../../composition/registry';
import type { ShellConfig } from '../../config';
import type { Release } from './fetchFaults';
import { mirrorStore } from './mirrorStore';
import { reportServed } from './reportServed';

/** Milliseconds that a start waits for the store where it could begin with what it had. */
const PATIENCE_MS = 5000;

/** The shell's own release, and its pictures, come with the program and not from the store. */
function bringOwnRelease(releasesDir: string) {
  const own = path.resolve(import.meta.dirname, '../../..');
  for (const place of [path.join('shell', __VERSION__), 'media/shell']) {
    const [from, to] = [path.join(own, place), path.join(releasesDir, place)];
    if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true });
  }
}

export type StoreState = {
  /** Releases that the registry names and the store does not have whole. */
  missing: Release[];
  silentMs: number;
};

const inertStore = {
  doubt(_app: string, _version: string) {},
  /** What there is to measure of the store; null without one. */
  state: (): StoreState | null => null,
  async stop() {},
};

/**
 * Takes releases and registry from the object store, where the settings name one. Settles when there is a registry here: the
 * store's, or the copy of an earlier run when the store is away.
 */
export async function followStore(config: ShellConfig, shown: () => Registry, log: Logger) {
  if (!config.store) return inertStore;
  const { releasesDir, registryFile, port } = config;
  bringOwnRelease(releasesDir);
  const store = openStore(config.store);
  const mirror = mirrorStore({ store, releasesDir, registryFile, log });
  const first = mirror.begin();
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  await (existsSync(registryFile) ? Promise.race([first, late]) : first);
  const reports = reportServed({
    store,
    folder: config.dataDir,
    host: `${os.hostname()}-${port}`,
    reasonOf: mirror.reasonOf,
    offers: mirror.answers,
    appOf: (remote) => Object.entries(shown().remotes).find(([name]) => name === remote)?.[1].app,
    log,
  });
  return {
    doubt: mirror.doubt,
    state: (): StoreState => ({ missing: mirror.missing(), silentMs: mirror.silentMs() }),
    async stop() {
      mirror.stop();
      await reports.stop();
    },
  };
}
