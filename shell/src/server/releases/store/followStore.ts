import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import type { Registry } from '../../composition/registry';
import type { ShellConfig } from '../../config';
import type { Release } from './fetchFaults';
import { mirrorStore } from './mirrorStore';
import { publishOwn } from './publishOwn';
import { reportServed } from './reportServed';

/** Milliseconds that a start waits for the store where it could begin with what it had. */
const PATIENCE_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The releases that this program lies among. */
const own = path.resolve(import.meta.dirname, '../../..');

/** The shell's own release and its pictures come with the program, and so do the packages that any version of it imports. */
function bringOwnRelease(releasesDir: string) {
  const packages = path.join(releasesDir, 'node_modules');
  mkdirSync(releasesDir, { recursive: true });
  if (releasesDir !== own && !existsSync(packages)) symlinkSync(path.join(own, '../node_modules'), packages);
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
  fetchFile: async (_app: string, _name: string): Promise<Buffer | null> => null,
  markStoreSuspect(_app: string, _version: string) {},
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
  const bringOwn = () =>
    publishOwn(store, own, __VERSION__).catch((error: Error) =>
      log.error({ reason: error.message }, 'cannot bring own releases into the object store'),
    );
  const first = mirror.begin().then(bringOwn);
  setInterval(bringOwn, DAY_MS).unref();
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  await (existsSync(registryFile) ? Promise.race([first, late]) : first);
  const reports = reportServed({
    store,
    folder: config.dataDir,
    host: `${os.hostname()}-${port}`,
    getReason: mirror.getReason,
    offers: mirror.answers,
    getApp: (remote) => Object.entries(shown().remotes).find(([name]) => name === remote)?.[1].app,
    log,
  });
  return {
    fetchFile: mirror.fetchFile,
    markStoreSuspect: mirror.markStoreSuspect,
    state: (): StoreState => ({ missing: mirror.missing(), silentMs: mirror.silentMs() }),
    async stop() {
      mirror.stop();
      await reports.stop();
    },
  };
}
