import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fetchRelease } from '@shop/release-store/fetchRelease';
import type { OfferAnswer } from '@shop/release-store/hostReports';
import type { ObjectStore } from '@shop/release-store/objectStore';
import {
  readStoredRegistry,
  type StoredPointer,
  type StoredRegistry,
} from '@shop/release-store/storedRegistry';
import type { Logger } from 'pino';

/** Milliseconds between two questions whether the registry has changed; while a release could not be fetched, too. */
const LOOK_MS = 500;
const AGAIN_MS = 3000;
/** Versions before the live one that are brought as well: pages that visitors have open load files of theirs. */
const BEFORE = 2;

type Release = { app: string; version: string };
const nameOf = ({ app, version }: Release) => `${app}/${version}`;
const pointersOf = ({ remotes }: StoredRegistry) => Object.values(remotes).filter((one) => one !== undefined);
/** What visitors are shown of a remote: the live version, and one that is on trial. */
const shownOf = ({ app, version, canary }: StoredPointer): Release[] =>
  [version, ...(canary ? [canary.version] : [])].map((one) => ({ app, version: one }));

/** Releases whose files anybody may have: visitors are shown them, or once were. */
function publicReleases(registry: StoredRegistry): Set<string> {
  const releases = pointersOf(registry).flatMap((pointer) => [
    ...shownOf(pointer),
    ...[...pointer.before, ...pointer.rolledBack].map((version) => ({ app: pointer.app, version })),
  ]);
  return new Set(releases.map(nameOf));
}

type Options = { store: ObjectStore; releasesDir: string; registryFile: string; log: Logger };

/**
 * Keeps this host's folder of releases and its registry like those of the object store: a registry is written here when what
 * it names has been fetched and compared with its hashes, so that whoever follows the file finds whole releases. While the
 * store is away, or has not what was released, what is here goes on.
 */
export function mirrorStore({ store, releasesDir, registryFile, log }: Options) {
  let etag: string | null = null;
  let registry: StoredRegistry | null = null;
  /** Why a release could not be fetched, by '<app>/<version>'. */
  const missing = new Map<string, string>();
  const whole = new Set<string>();
  const answers = new Map<string, OfferAnswer>();
  let triedAt = 0;
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

  async function bring({ app, version }: Release, wanted: StoredRegistry) {
    const name = nameOf({ app, version });
    const digest = wanted.digests[name];
    if (!digest) return;
    try {
      await mark(name, wanted);
      if (whole.has(name)) return;
      const fetched = await fetchRelease(store, releasesDir, { app, version, digest });
      whole.add(name);
      missing.delete(name);
      if (fetched > 0) log.info({ app, version, files: fetched }, 'release fetched');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (missing.get(name) !== reason) log.error({ app, version, reason }, 'release cannot be fetched');
      missing.set(name, reason);
    }
  }

  async function bringLive(wanted: StoredRegistry) {
    for (const release of pointersOf(wanted).flatMap(shownOf)) await bring(release, wanted);
    triedAt = Date.now();
  }

  /** What is to be live soon, or is shown by a link. */
  async function bringOffered(wanted: StoredRegistry) {
    for (const name of answers.keys()) if (!(name in wanted.offered)) answers.delete(name);
    for (const [name, until] of Object.entries(wanted.offered)) {
      const [app = '', version = ''] = name.split('/');
      await bring({ app, version }, wanted);
      answers.set(name, { until, reason: missing.get(name) ?? null });
    }
  }

  async function bringEarlier(wanted: StoredRegistry) {
    for (const { app, before } of pointersOf(wanted)) {
      for (const version of before.slice(0, BEFORE)) await bring({ app, version }, wanted);
    }
  }

  async function writeHere(wanted: StoredRegistry) {
    await mkdir(path.dirname(registryFile), { recursive: true });
    await writeFile(`${registryFile}.part`, JSON.stringify(wanted, null, 2));
    await rename(`${registryFile}.part`, registryFile);
  }

  async function look() {
    const found = await readStoredRegistry(store, etag);
    if (found?.etag) {
      await bringLive(found.registry);
      await writeHere(found.registry);
      ({ registry, etag } = found);
      await bringOffered(found.registry);
      await bringEarlier(found.registry);
    } else if (registry && missing.size > 0 && Date.now() - triedAt > AGAIN_MS) {
      await bringLive(registry);
      await bringOffered(registry);
      await bringEarlier(registry);
    }
  }

  async function lookForEver(onFirst: () => void) {
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
    /** Begins to follow the store; settles with the first registry that has been taken from it. */
    begin: () => new Promise<void>((resolve) => void lookForEver(resolve)),
    /** Why a release is not here; null where it is. */
    reasonOf: (app: string, version: string) => missing.get(nameOf({ app, version })) ?? null,
    /** What became of the releases that are offered to all hosts. */
    answers: () => Object.fromEntries(answers),
    /** A file of a release is corrupt here: it is fetched again. */
    doubt(app: string, version: string) {
      const name = nameOf({ app, version });
      whole.delete(name);
      missing.set(name, 'a file was corrupt');
      triedAt = 0;
    },
    stop() {
      isEnding = true;
    },
  };
}
