import { existsSync, readFileSync } from 'node:fs';
import { withReserve } from '@shop/node/object-store/diskReserve';
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

const HOUR_MS = 3_600_000;
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

/** Has every host fetch them and keep them for `hours`. In a shop of one host only links ask for that. @returns when each ends */
export async function offerReleases(releases: Named[], hours?: number): Promise<Record<string, string>> {
  if (!store && !hours) return {};
  const names = releases.map(({ app, version }) => `${app}/${version}`);
  const published: Record<string, string> = {};
  if (store) for (const name of names) published[name] = await publishRelease(store, releasesFolder, name);
  const until = Date.now() + (hours ?? 1) * HOUR_MS;
  let offers: Record<string, string> = {};
  await changeRegistry((registry) => {
    const { digests, offered } = registry;
    // No end comes twice: of another offer a host's answer says nothing of this one.
    const getEnd = (name: string) => Math.max(until, Date.parse(offered[name] ?? '1970') + 1);
    offers = Object.fromEntries(names.map((name) => [name, new Date(getEnd(name)).toISOString()]));
    return { ...registry, digests: { ...digests, ...published }, offered: { ...offered, ...offers } };
  });
  return offers;
}

export async function changeRegistry(change: ChangeRegistry): Promise<void> {
  if (store) {
    await changeStoredRegistry(store, change);
    // Not what was written: others may have written since.
    return writeRegistry(registryFile, (await readStoredRegistry(store)).registry);
  }
  const unlock = await withReserve(dataFolder, () => lock(registryFile, { ...PATIENCE, realpath: false }));
  try {
    const changed = change(readRegistry());
    if (changed) await writeRegistry(registryFile, changed);
  } finally {
    await unlock();
  }
}
