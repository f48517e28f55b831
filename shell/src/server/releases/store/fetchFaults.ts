import { NotInStore } from '@shop/node/object-store/objectStore';
import type { Logger } from 'pino';
import { splitName } from './registryReleases';

/** Milliseconds before a release that could not be fetched is asked for again. */
const AGAIN_MS = 3000;
/** Tries in which the store says that a file is not there before the release counts as missing, and milliseconds between two then. */
const MOST_TRIES = 5;
const MISSING_AGAIN_MS = 60_000;

type Fault = { reason: string; misses: number; againAt: number };

/** Why releases, named as '<app>/<version>', are not on this host, and when each is asked for again. */
export function makeFetchFaults(log: Logger, now = Date.now) {
  const faults = new Map<string, Fault>();
  const isMissing = (name: string) => (faults.get(name)?.misses ?? 0) >= MOST_TRIES;
  return {
    // A store that says of a file that it is not there gets some tries: it may be a writer's lag.
    note(release: string, error: unknown) {
      const reason = error instanceof Error ? error.message : String(error);
      const known = faults.get(release);
      const wasMissing = isMissing(release);
      const misses = error instanceof NotInStore ? (known?.misses ?? 0) + 1 : 0;
      const againAt = now() + (misses >= MOST_TRIES ? MISSING_AGAIN_MS : AGAIN_MS);
      faults.set(release, { reason, misses, againAt });
      const fields = { ...splitName(release), reason };
      if (known?.reason !== reason) log.error(fields, 'release cannot be fetched');
      if (isMissing(release) && !wasMissing)
        log.error({ ...fields, tries: misses }, 'release is missing in the object store');
    },
    markCorrupt: (release: string) =>
      faults.set(release, { reason: 'a file was corrupt', misses: 0, againAt: 0 }),
    clear: (release: string) => faults.delete(release),
    keepOnly(wanted: Set<string>) {
      for (const name of faults.keys()) if (!wanted.has(name)) faults.delete(name);
    },
    isDue: (release: string) => (faults.get(release)?.againAt ?? Infinity) <= now(),
    getReason: (release: string) => faults.get(release)?.reason ?? null,
    missing: () => [...faults.keys()].filter(isMissing),
  };
}
