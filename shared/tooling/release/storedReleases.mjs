// What commands do where releases lie in an object store: their folders are a copy of it.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchRelease } from '@shop/node/object-store/fetchRelease';
import { readHosts } from '@shop/node/object-store/hostReports';
import { publishRelease } from '@shop/node/object-store/publishRelease';
import { changeStoredRegistry, readStoredRegistry } from '@shop/node/object-store/storedRegistry';
import { isReleased } from '../apps';
import { registryPath, releasesFolder } from '../paths';
import { store } from './store.mjs';

/** Changes that the registry itself remembers, in place of a file beside it. */
const CHANGES = 200;

/** Replaces the local copy in one step: a reader sees the old one or the new one, never half of it. */
export async function writeRegistry(dataDir, registry) {
  const file = registryPath(dataDir);
  const part = `${file}.${process.pid}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(part, `${JSON.stringify(registry, null, 2)}\n`);
  await rename(part, file);
}

/**
 * Pointers of all parts, the shell's among them once it was released.
 * @param {Pick<import('@shop/node/object-store/storedRegistry').StoredRegistry, 'remotes' | 'shell'>} registry
 */
const getPointers = ({ remotes, shell }) => [...Object.values(remotes), shell].filter(Boolean);

/** Brings a release here that the registry knows. */
async function bring({ digests }, app, version) {
  const digest = digests[`${app}/${version}`];
  if (digest && !isReleased(app, version))
    await fetchRelease(store, releasesFolder, { app, version, digest });
}

/**
 * Brings registry and live releases here; nothing to do without a store. Every command begins with it.
 * @param {string} dataDir
 * @param {{ app: string, version: string | undefined }} [also] a version that is not live
 */
export async function fetchFromStore(dataDir, also) {
  if (!store) return;
  const { registry } = await readStoredRegistry(store);
  for (const { app, version } of getPointers(registry)) await bring(registry, app, version);
  if (also?.version) await bring(registry, also.app, also.version);
  await writeRegistry(dataDir, registry);
}

const stillOpen = (names = {}) =>
  Object.fromEntries(Object.entries(names).filter(([, until]) => Date.parse(until) > Date.now()));

/** Leaves out offers whose time is over, and hashes of releases that the registry no longer speaks of. */
function tidy(registry) {
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

/**
 * Changes the registry in the store and copies it here.
 * @param {(registry: import('./registryFile.mjs').Registry) => import('./registryFile.mjs').Changed | null} change
 */
export async function changeInStore(dataDir, { app, version }, change) {
  const added = version
    ? { [`${app}/${version}`]: await publishRelease(store, releasesFolder, app, version) }
    : {};
  const changed = await changeStoredRegistry(store, (registry) => {
    const result = change(registry);
    if (!result) return null;
    const digests = { ...registry.digests, ...added };
    const changes = [...registry.changes, result.line];
    return { registry: tidy({ ...result.registry, digests, changes }), result };
  });
  // Not what was written: others may have written since.
  await writeRegistry(dataDir, (await readStoredRegistry(store)).registry);
  return changed?.result ?? null;
}

/**
 * Has every host fetch releases that are on this machine, whatever is live.
 * @param {{ app: string, version: string }[]} releases
 * @param {string} until when the offer ends, as a date
 */
export async function stageInStore(releases, until) {
  const names = releases.map(({ app, version }) => `${app}/${version}`);
  const hashes = await Promise.all(
    releases.map(({ app, version }) => publishRelease(store, releasesFolder, app, version)),
  );
  const added = Object.fromEntries(names.map((name, index) => [name, hashes[index]]));
  const offers = Object.fromEntries(names.map((name) => [name, until]));
  await changeStoredRegistry(store, (registry) => {
    const digests = { ...registry.digests, ...added };
    const offered = { ...registry.offered, ...offers };
    return { registry: tidy({ ...registry, digests, offered }), result: null };
  });
}

/** What the shop shows, by host; null where releases lie in a folder alone. */
export async function readServedByHosts() {
  return store ? readHosts(store) : null;
}
