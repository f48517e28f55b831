import { fetchRelease } from '@shop/node/object-store/fetchRelease';
import type { ObjectStore } from '@shop/node/object-store/objectStore';
import { publishRelease } from '@shop/node/object-store/publishRelease';
import { changeStoredRegistry, readStoredRegistry } from '@shop/node/object-store/storedRegistry';
import { writeRegistry } from '@shop/node/object-store/writeRegistry';
import { isReleased } from '../apps';
import { registryPath, releasesFolder } from '../paths';
import { type ChangeRegistry, getPointers, type SharedRegistry } from './registry';
import { store } from './store';

/** In place of a file beside it. */
const CHANGES = 200;

async function fetchIfMissing(store: ObjectStore, { digests }: SharedRegistry, app: string, version: string) {
  const digest = digests[`${app}/${version}`];
  if (digest && !isReleased(app, version))
    await fetchRelease(store, releasesFolder, { app, version, digest });
}

export async function fetchFromStore(dataDir: string, also?: { app: string; version: string | undefined }) {
  if (!store) return;
  const { registry } = await readStoredRegistry<SharedRegistry>(store);
  for (const { app, version } of getPointers(registry)) await fetchIfMissing(store, registry, app, version);
  if (also?.version) await fetchIfMissing(store, registry, also.app, also.version);
  await writeRegistry(registryPath(dataDir), registry);
}

const stillOpen = (names: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(names).filter(([, until]) => Date.parse(until) > Date.now()));

/** Drops expired offers, and digests that nothing names. */
function tidy(registry: SharedRegistry) {
  const { digests, changes } = registry;
  const offered = stillOpen(registry.offered);
  const images = stillOpen(registry.images);
  const named = getPointers(registry).flatMap(({ app, version, canary, before = [], rolledBack = [] }) =>
    [version, canary?.version, ...before, ...rolledBack].map((one) => `${app}/${one}`),
  );
  const wanted = new Set([...named, ...Object.keys(offered), ...Object.keys(images)]);
  const kept = Object.entries(digests).filter(([name]) => wanted.has(name));
  return {
    ...registry,
    digests: Object.fromEntries(kept),
    offered,
    images,
    changes: changes.slice(-CHANGES),
  };
}

export async function changeInStore(
  store: ObjectStore,
  dataDir: string,
  { app, version }: { app: string; version: string | undefined },
  change: ChangeRegistry,
) {
  const added = version
    ? { [`${app}/${version}`]: await publishRelease(store, releasesFolder, app, version) }
    : {};
  const changed = await changeStoredRegistry(store, (registry: SharedRegistry) => {
    const result = change(registry);
    if (!result) return null;
    const digests = { ...registry.digests, ...added };
    const changes = [...registry.changes, result.line];
    return { registry: tidy({ ...registry, ...result.registry, digests, changes }), result };
  });
  // Not what was written: others may have written since.
  await writeRegistry(registryPath(dataDir), (await readStoredRegistry<SharedRegistry>(store)).registry);
  return changed?.result ?? null;
}

export async function stageInStore(
  store: ObjectStore,
  releases: { app: string; version: string }[],
  until: string,
) {
  const published = releases.map(async ({ app, version }) => [
    `${app}/${version}`,
    await publishRelease(store, releasesFolder, app, version),
  ]);
  const added: Record<string, string> = Object.fromEntries(await Promise.all(published));
  const offers = Object.fromEntries(Object.keys(added).map((name) => [name, until]));
  await changeStoredRegistry(store, (registry: SharedRegistry) => {
    const digests = { ...registry.digests, ...added };
    const offered = { ...registry.offered, ...offers };
    return { registry: tidy({ ...registry, digests, offered }) };
  });
}
