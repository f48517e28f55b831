/** The first faults of a page tell enough. */
const MOST_FAULTS = 10;

/** What went wrong on this page, for the report on it. */
export const faults: unknown[] = [];

export function noteFault(fault: unknown) {
  if (faults.length < MOST_FAULTS) faults.push(fault);
}

/** Notes what nobody catches. */
export function watchFaults() {
  addEventListener('error', ({ error, filename }) => noteFault(error ?? filename));
  addEventListener('unhandledrejection', ({ reason }) => noteFault(reason));
}
