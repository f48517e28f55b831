import { NotInStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import { splitName } from './registryReleases';

/** Milliseconds before a release that could not be fetched is asked for again. */
const AGAIN_MS = 3000;
/** Tries in which the store says that a file is not there before the release counts as missing, and milliseconds between two then. */
const MOST_TRIES = 5;
const MISSING_AGAIN_MS = 60_000;

type FetchState = { reason: string | null; misses: number; againAt: number };

/** Which releases, named as '<app>/<version>', are whole on this host, why others are not, and when each is asked for again. */
export function makeFetchStates(log: Logger, now = Date.now) {
  const states = new Map<string, FetchState>();
  const getMisses = (release: string) => states.get(release)?.misses ?? 0;
  const set = (release: string, reason: string | null, againAt: number, misses = 0) =>
    void states.set(release, { reason, misses, againAt });
  return {
    // A store that says of a file that it is not there gets some tries: it may be a writer's lag.
    note(release: string, error: unknown) {
      const reason = error instanceof Error ? error.message : String(error);
      const before = states.get(release)?.reason;
      const misses = error instanceof NotInStore ? getMisses(release) + 1 : 0;
      set(release, reason, now() + (misses >= MOST_TRIES ? MISSING_AGAIN_MS : AGAIN_MS), misses);
      const fields = { ...splitName(release), reason };
      if (before !== reason) log.error(fields, 'release cannot be fetched');
      if (misses === MOST_TRIES)
        log.error({ ...fields, tries: misses }, 'release is missing in the object store');
    },
    markCorrupt: (release: string) => set(release, 'a file was corrupt', 0),
    markWhole: (release: string) => set(release, null, Number.POSITIVE_INFINITY),
    keepOnly(wanted: Set<string>) {
      for (const name of states.keys()) if (!wanted.has(name)) states.delete(name);
    },
    isWhole: (release: string) => states.get(release)?.reason === null,
    isDue: (release: string) => (states.get(release)?.againAt ?? Number.POSITIVE_INFINITY) <= now(),
    getReason: (release: string) => states.get(release)?.reason ?? null,
    missing: () => [...states.keys()].filter((release) => getMisses(release) >= MOST_TRIES),
  };
}
