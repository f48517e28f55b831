import { NotInStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';

/** Milliseconds before a release that could not be fetched is asked for again. */
const AGAIN_MS = 3000;
/** Tries in which the store says that a file is not there before the release counts as missing, and milliseconds between two then. */
const MOST_TRIES = 5;
const MISSING_AGAIN_MS = 60_000;

export type Release = { app: string; version: string };
export const getName = ({ app, version }: Release) => `${app}/${version}`;
export function findRelease(name: string): Release {
  const [app = '', version = ''] = name.split('/');
  return { app, version };
}

type Fault = Release & { reason: string; isMissing: boolean; misses: number; againAt: number };

/** Why releases are not on this host, and when each is asked for again. */
export function makeFetchFaults(log: Logger, now = Date.now) {
  const faults = new Map<string, Fault>();
  return {
    /**
     * A store that says of a file that it is not there gets some tries: it may be a writer's lag. Then the release counts as
     * missing, and is asked for once a minute or with the next change of the registry.
     */
    note(release: Release, error: unknown) {
      const name = getName(release);
      const known = faults.get(name);
      const reason = error instanceof Error ? error.message : String(error);
      const misses = error instanceof NotInStore ? (known?.misses ?? 0) + 1 : 0;
      const isMissing = misses >= MOST_TRIES;
      if (known?.reason !== reason) log.error({ ...release, reason }, 'release cannot be fetched');
      if (isMissing && !known?.isMissing)
        log.error({ ...release, reason, tries: misses }, 'release is missing in the object store');
      const againAt = now() + (isMissing ? MISSING_AGAIN_MS : AGAIN_MS);
      faults.set(name, { ...release, reason, isMissing, misses, againAt });
    },
    /** A file of it is corrupt here: it is to be fetched at once. */
    markStoreSuspect(release: Release) {
      const fault = { reason: 'a file was corrupt', isMissing: false, misses: 0, againAt: 0 };
      faults.set(getName(release), { ...release, ...fault });
    },
    clear: (release: Release) => faults.delete(getName(release)),
    /** Forgets those that nobody wants any more. */
    keepOnly(wanted: Set<string>) {
      for (const name of faults.keys()) if (!wanted.has(name)) faults.delete(name);
    },
    isDue: (release: Release) => (faults.get(getName(release))?.againAt ?? Infinity) <= now(),
    isAnyDue: () => [...faults.values()].some(({ againAt }) => againAt <= now()),
    getReason: (release: Release) => faults.get(getName(release))?.reason ?? null,
    /** Releases that count as missing. */
    missing: (): Release[] => [...faults.values()].filter(({ isMissing }) => isMissing),
  };
}
