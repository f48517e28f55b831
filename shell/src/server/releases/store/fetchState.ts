import { NotInStore } from '@shop/node/object-store/objectStore';
import { toReason } from '../../composition/registry';

/** Milliseconds before a release that could not be fetched is asked for again. */
const AGAIN_MS = 3000;
/** Tries in which the store says that a file is not there before the release counts as missing, and milliseconds between two then. */
const MOST_TRIES = 5;
const MISSING_AGAIN_MS = 60_000;

/** Whether a release is whole on this host, why not, and when it is asked for again. */
export type FetchState = { reason: string | null; misses: number; againAt: number };

export const WHOLE: FetchState = { reason: null, misses: 0, againAt: Number.POSITIVE_INFINITY };
export const CORRUPT: FetchState = { reason: 'a file was corrupt', misses: 0, againAt: 0 };

export const isMissing = ({ misses }: FetchState) => misses >= MOST_TRIES;

/** A store that says of a file that it is not there gets some tries: it may be a writer's lag. */
export function afterFailure(error: unknown, before: FetchState | undefined): FetchState {
  const misses = error instanceof NotInStore ? (before?.misses ?? 0) + 1 : 0;
  const state = { reason: toReason(error), misses, againAt: 0 };
  return { ...state, againAt: performance.now() + (isMissing(state) ? MISSING_AGAIN_MS : AGAIN_MS) };
}
