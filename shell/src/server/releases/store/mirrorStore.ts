import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchRelease } from '@shop/node/object-store/fetchRelease';
import type { OfferAnswer } from '@shop/node/object-store/hostReports';
import { NotInStore, type ObjectStore } from '@shop/node/object-store/objectStore';
import { readStoredRegistry, type StoredRegistry } from '@shop/node/object-store/storedRegistry';
import type { Logger } from 'pino';
import { makeFetchFaults } from './fetchFaults';
import { getEarlier, getPublic, getShown, splitName } from './registryReleases';
import { makeStoredFiles } from './storedFiles';

const LOOK_MS = 500;

type Options = {
  store: ObjectStore;
  releasesDir: string;
  registryFile: string;
  log: Logger;
  onLook?: () => void;
};

/** Copies releases and registry of the object store to this host. */
export function mirrorStore({ store, releasesDir, registryFile, log, onLook }: Options) {
  let etag: string | null = null;
  let registry: StoredRegistry | null = null;
  const faults = makeFetchFaults(log);
  const whole = new Set<string>();
  const answers = new Map<string, OfferAnswer>();
  let answeredAt = Date.now();
  let said = '';
  let isEnding = false;

  /** The mark stands before the first file: what is offered is never open to all, not for a moment. */
  async function mark(name: string, wanted: StoredRegistry) {
    const folder = path.join(releasesDir, name);
    const file = path.join(folder, 'preview.json');
    if (getPublic(wanted).has(name)) return rm(file, { force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify({ until: wanted.offered[name] }));
  }

  async function bring(name: string, wanted: StoredRegistry) {
    const digest = wanted.digests[name];
    if (!digest) return;
    try {
      await mark(name, wanted);
      if (whole.has(name)) return;
      const release = splitName(name);
      const files = await fetchRelease(store, releasesDir, { ...release, digest });
      whole.add(name);
      faults.clear(name);
      if (files > 0) log.info({ ...release, files }, 'release fetched');
    } catch (error) {
      faults.note(name, error);
    }
  }

  async function writeHere(wanted: StoredRegistry) {
    await mkdir(path.dirname(registryFile), { recursive: true });
    await writeFile(`${registryFile}.part`, JSON.stringify(wanted, null, 2));
    await rename(`${registryFile}.part`, registryFile);
  }

  async function look() {
    const found = await readStoredRegistry(store, etag);
    if (found && !found.etag) throw new NotInStore('there is no registry in it');
    answeredAt = Date.now();
    const wanted = found?.registry ?? registry;
    if (!wanted) return;
    const isDue = (name: string) => found !== null || faults.isDue(name);
    const [shown, offered, earlier] = [getShown(wanted), Object.keys(wanted.offered), getEarlier(wanted)];
    for (const name of shown.filter(isDue)) await bring(name, wanted);
    if (found) {
      await writeHere(wanted);
      ({ registry, etag } = found);
    }
    for (const name of answers.keys()) if (!(name in wanted.offered)) answers.delete(name);
    for (const name of offered.filter(isDue)) {
      await bring(name, wanted);
      answers.set(name, { until: wanted.offered[name] ?? '', reason: faults.getReason(name) });
    }
    for (const name of earlier.filter(isDue)) await bring(name, wanted);
    faults.keepOnly(new Set([...shown, ...offered, ...earlier]));
  }

  async function pollLoop(onFirst: () => void) {
    while (!isEnding) {
      try {
        await look();
        if (registry) onFirst();
        said = '';
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== said) log.error({ reason }, 'object store cannot be followed');
        said = reason;
      }
      onLook?.();
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  return {
    fetchFile: makeStoredFiles(store, () => registry),
    /** Begins to follow the store; settles with the first registry that has been taken from it. */
    begin: () => new Promise<void>((resolve) => void pollLoop(resolve)),
    getReason: (app: string, version: string) => faults.getReason(`${app}/${version}`),
    missing: faults.missing,
    silentMs: () => Date.now() - answeredAt,
    answers: () => Object.fromEntries(answers),
    markStoreSuspect(app: string, version: string) {
      whole.delete(`${app}/${version}`);
      faults.markCorrupt(`${app}/${version}`);
    },
    stop() {
      isEnding = true;
    },
  };
}
