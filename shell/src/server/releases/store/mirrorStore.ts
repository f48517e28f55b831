import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchRelease } from '@shop/node/object-store/fetchRelease';
import type { OfferAnswer } from '@shop/node/object-store/hostReports';
import { NotInStore, type ObjectStore } from '@shop/node/object-store/objectStore';
import { readStoredRegistry, type StoredRegistry } from '@shop/node/object-store/storedRegistry';
import type { Logger } from 'pino';
import { findRelease, getName, makeFetchFaults, type Release } from './fetchFaults';
import { getPointers, getShown, publicReleases } from './publicReleases';
import { makeStoredFiles } from './storedFiles';

/** Milliseconds between two questions whether the registry has changed. */
const LOOK_MS = 500;
/** Versions before the live one that are brought as well: pages that visitors have open load files of theirs. */
const BEFORE = 2;

const liveIn = (registry: StoredRegistry) => getPointers(registry).flatMap(getShown);
const offeredIn = ({ offered }: StoredRegistry) => Object.keys(offered).map(findRelease);
const earlierIn = (registry: StoredRegistry) =>
  getPointers(registry).flatMap(({ app, before }) =>
    before.slice(0, BEFORE).map((version): Release => ({ app, version })),
  );

type Options = { store: ObjectStore; releasesDir: string; registryFile: string; log: Logger };

/**
 * Keeps this host's folder of releases and its registry like those of the object store: a registry is written here when what
 * it names has been fetched and compared with its hashes, so that whoever follows the file finds whole releases. While the
 * store is away, or has not what was released, what is here goes on.
 */
export function mirrorStore({ store, releasesDir, registryFile, log }: Options) {
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
    if (publicReleases(wanted).has(name)) return rm(file, { force: true });
    await mkdir(folder, { recursive: true });
    await writeFile(file, JSON.stringify({ until: wanted.offered[name] }));
  }

  async function bring(release: Release, wanted: StoredRegistry) {
    const { app, version } = release;
    const name = getName(release);
    const digest = wanted.digests[name];
    if (!digest) return;
    try {
      await mark(name, wanted);
      if (whole.has(name)) return;
      const fetched = await fetchRelease(store, releasesDir, { app, version, digest });
      whole.add(name);
      faults.clear(release);
      if (fetched > 0) log.info({ app, version, files: fetched }, 'release fetched');
    } catch (error) {
      faults.note(release, error);
    }
  }

  /** What is to be live soon, or is shown by a link. */
  async function bringOffered(wanted: StoredRegistry, releases = offeredIn(wanted)) {
    for (const name of answers.keys()) if (!(name in wanted.offered)) answers.delete(name);
    for (const release of releases) {
      await bring(release, wanted);
      const name = getName(release);
      answers.set(name, { until: wanted.offered[name] ?? '', reason: faults.getReason(release) });
    }
  }

  async function writeHere(wanted: StoredRegistry) {
    await mkdir(path.dirname(registryFile), { recursive: true });
    await writeFile(`${registryFile}.part`, JSON.stringify(wanted, null, 2));
    await rename(`${registryFile}.part`, registryFile);
  }

  async function take(wanted: StoredRegistry, newEtag: string) {
    for (const release of liveIn(wanted)) await bring(release, wanted);
    await writeHere(wanted);
    [registry, etag] = [wanted, newEtag];
    await bringOffered(wanted);
    for (const release of earlierIn(wanted)) await bring(release, wanted);
    faults.keepOnly(new Set([...liveIn(wanted), ...offeredIn(wanted), ...earlierIn(wanted)].map(getName)));
  }

  /** The same again for what could not be fetched and is due. */
  async function tryAgain(wanted: StoredRegistry) {
    for (const release of liveIn(wanted).filter(faults.isDue)) await bring(release, wanted);
    await bringOffered(wanted, offeredIn(wanted).filter(faults.isDue));
    for (const release of earlierIn(wanted).filter(faults.isDue)) await bring(release, wanted);
  }

  async function look() {
    const found = await readStoredRegistry(store, etag);
    if (found && !found.etag) throw new NotInStore('there is no registry in it');
    answeredAt = Date.now();
    if (found?.etag) await take(found.registry, found.etag);
    else if (registry && faults.isAnyDue()) await tryAgain(registry);
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
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  }

  return {
    /** A file that this host has not, by its address. */
    fetchFile: makeStoredFiles(store, () => registry),
    /** Begins to follow the store; settles with the first registry that has been taken from it. */
    begin: () => new Promise<void>((resolve) => void pollLoop(resolve)),
    /** Why a release is not here; null where it is. */
    getReason: (app: string, version: string) => faults.getReason({ app, version }),
    /** Releases of which the store said again and again that it has not all files. */
    missing: faults.missing,
    /** Milliseconds since the store answered last. */
    silentMs: () => Date.now() - answeredAt,
    /** What became of the releases that are offered to all hosts. */
    answers: () => Object.fromEntries(answers),
    /** A file of a release is corrupt here: it is fetched again. */
    markStoreSuspect(app: string, version: string) {
      whole.delete(getName({ app, version }));
      faults.markStoreSuspect({ app, version });
    },
    stop() {
      isEnding = true;
    },
  };
}
