/** The first faults of a page tell enough. */
const MOST_FAULTS = 10;

/** What went wrong on this page, for the report on it. */
export const faults: unknown[] = [];

export function recordFault(fault: unknown) {
  if (faults.length < MOST_FAULTS) faults.push(fault);
}

/** Notes what nobody catches. */
export function recordUncaughtFaults() {
  addEventListener('error', ({ error, filename }) => recordFault(error ?? filename));
  addEventListener('unhandledrejection', ({ reason }) => recordFault(reason));
}
