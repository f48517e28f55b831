import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fetchRelease } from '@shop/node/object-store/fetchRelease';
import { publishRelease } from '@shop/node/object-store/publishRelease';
import { changeStoredRegistry, readStoredRegistry } from '@shop/node/object-store/registryInStore';
import {
  type ChangeRegistry,
  getPointers,
  parseRegistry,
  type StoredRegistry,
  writeRegistry,
} from '@shop/node/object-store/storedRegistry';
import { lock } from 'proper-lockfile';
import { isReleased } from '../apps';
import { dataFolder, registryFile, releasesFolder } from '../paths';
import { store } from './store';

/** A change takes milliseconds; hundreds at once wait for seconds. */
const PATIENCE = { retries: { retries: 600, factor: 1, minTimeout: 20, maxTimeout: 120, randomize: true } };

/** The registry of this data folder; in a shop with an object store, its copy. @throws UnreadableRegistry */
export function readRegistry(): StoredRegistry {
  const text = existsSync(registryFile) ? readFileSync(registryFile, 'utf8') : undefined;
  return parseRegistry(text, registryFile);
}

type Named = { app: string; version: string | undefined };

export const sayUnfetched = ({ message }: Error) => void process.stderr.write(`cannot fetch: ${message}\n`);

/** Brings the registry, what can be had of its live releases and canaries, and `also` this one. @throws StoreError without that */
export async function fetchFromStore(also?: Named) {
  if (!store) return;
  const { registry } = await readStoredRegistry(store);
  const bring = async ({ app, version = '' }: Named) => {
    const digest = registry.digests[`${app}/${version}`];
    if (store && digest && !isReleased(app, version))
      await fetchRelease(store, releasesFolder, `${app}/${version}`, digest);
  };
  for (const { app, version, canary } of getPointers(registry))
    for (const one of [version, canary?.version]) await bring({ app, version: one }).catch(sayUnfetched);
  await writeRegistry(registryFile, registry);
  if (also) await bring(also);
}

export async function publishReleases(releases: Named[]): Promise<Record<string, string>> {
  if (!store) return {};
  const published: Record<string, string> = {};
  for (const { app, version = '' } of releases)
    published[`${app}/${version}`] = await publishRelease(store, releasesFolder, `${app}/${version}`);
  return published;
}

export async function changeRegistry(change: ChangeRegistry): Promise<void> {
  if (store) {
    await changeStoredRegistry(store, change);
    // Not what was written: others may have written since.
    return writeRegistry(registryFile, (await readStoredRegistry(store)).registry);
  }
  await mkdir(dataFolder, { recursive: true });
  const unlock = await lock(registryFile, { ...PATIENCE, realpath: false });
  try {
    const changed = change(readRegistry());
    if (changed) await writeRegistry(registryFile, changed);
  } finally {
    await unlock();
  }
}
