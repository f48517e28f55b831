import { cpSync, existsSync, renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import type { ShellConfig } from '../../config';
import type { Served } from '../servedFiles';
import { StoreMirror } from './mirrorStore';
import { publishOwn } from './publishOwn';
import { reportServed } from './reportServed';

/** Milliseconds that a start waits for the store where it could begin with what it had. */
const PATIENCE_MS = 5000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The releases that this program lies among. */
const own = path.resolve(import.meta.dirname, '../../..');

function bringOwnRelease(releasesDir: string) {
  for (const place of [path.join('shell', __VERSION__), 'media/shell']) {
    const [from, to] = [path.join(own, place), path.join(releasesDir, place)];
    if (!existsSync(from) || existsSync(to)) continue;
    const part = `${to}.${process.pid}.part`;
    cpSync(from, part, { recursive: true });
    renameSync(part, to);
  }
}

/** Settles when there is a registry here: the store's, or the copy of an earlier run. Null where the settings name no store. */
export async function followStore(config: ShellConfig, log: Logger) {
  if (!config.store) return null;
  const { releasesDir, registryFile, dataDir: folder, port } = config;
  bringOwnRelease(releasesDir);
  const store = openStore(config.store);
  const host = `${os.hostname()}-${port}`;
  const mirror = new StoreMirror({ store, releasesDir, registryFile, log });
  const reports = reportServed({ store, folder, host, log });
  const bringOwn = () =>
    publishOwn(store, own).catch((error: Error) =>
      log.error({ reason: error.message }, 'cannot bring own releases into the object store'),
    );
  const first = mirror.begin().then(bringOwn);
  setInterval(bringOwn, DAY_MS).unref();
  const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
  await (existsSync(registryFile) ? Promise.race([first, late]) : first);
  return {
    ...mirror,
    report: (served: Served) => reports.report({ ...served, offers: mirror.answers() }),
    async stop() {
      mirror.stop();
      await reports.stop();
    },
  };
}
