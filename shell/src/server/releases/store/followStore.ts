import { cpSync, existsSync, renameSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type ObjectStore, openStore } from '@shop/node/object-store/objectStore';
import { publishRelease } from '@shop/node/object-store/publishRelease';
import { changeStoredRegistry, readStoredRegistry } from '@shop/node/object-store/registryInStore';
import type { Logger } from 'pino';
import { attempt } from '../../../attempt';
import { getReleases, type Registry, readRegistry } from '../../composition/registry';
import type { ShellConfig } from '../../config';
import { StoreMirror } from './mirrorStore';

/** Milliseconds that a start waits for the store where it could begin with what it had. */
const PATIENCE_MS = 5000;
/** Milliseconds after which it looks whether its own releases are in the store: they may not have come there. */
const AGAIN_MS = 5 * 60 * 1000;
/** Milliseconds for which the files of an image's releases stay in the store; each start renews half of it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const ownReleases = path.resolve(import.meta.dirname, '../../..');

function bringOwnRelease(releasesDir: string) {
  for (const place of [path.join('shell', __VERSION__), 'media/shell']) {
    const [from, to] = [path.join(ownReleases, place), path.join(releasesDir, place)];
    if (!existsSync(from) || existsSync(to)) continue;
    const part = `${to}.${process.pid}.part`;
    cpSync(from, part, { recursive: true });
    renameSync(part, to);
  }
}

function listOwn(): string[] {
  const read = () => readRegistry(path.join(ownReleases, '../registry.json'), ownReleases);
  return getReleases(attempt<Registry>(read, { remotes: {} }));
}

/** Brings the releases of this program's own folder into the object store: every host must answer their files. */
async function publishOwn(store: ObjectStore) {
  const { images = {} } = (await readStoredRegistry(store)).registry;
  for (const name of listOwn()) {
    if (Date.parse(images[name] ?? '') > Date.now() + KEPT_MS / 2) continue;
    const digest = await publishRelease(store, ownReleases, name);
    const until = new Date(Date.now() + KEPT_MS).toISOString();
    await changeStoredRegistry(store, (registry) => ({
      ...registry,
      digests: { ...registry.digests, [name]: digest },
      images: { ...registry.images, [name]: until },
    }));
  }
}

/** Settles when there is a registry here: the store's, or the copy of an earlier run. Null where the settings name no store. */
export async function followStore(config: ShellConfig, log: Logger) {
  if (!config.store) return null;
  const { releasesDir, registryFile, port } = config;
  bringOwnRelease(releasesDir);
  const store = openStore(config.store);
  const host = `${os.hostname()}-${port}`;
  const mirror = new StoreMirror({ store, releasesDir, registryFile, host, log });
  const bringOwn = () =>
    publishOwn(store).catch((error: Error) =>
      log.error({ reason: error.message }, 'cannot bring own releases into the object store'),
    );
  const first = mirror.begin().then(bringOwn);
  setInterval(bringOwn, AGAIN_MS).unref();
  await (existsSync(registryFile) ? Promise.race([first, setTimeout(PATIENCE_MS)]) : first);
  return mirror;
}
