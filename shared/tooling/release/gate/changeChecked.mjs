import { CompositionChanged } from '../registryFile.mjs';
import { fetchFromStore } from '../storedReleases.mjs';

/** Times that the gate runs anew because something else went live meanwhile. */
const MOST_RUNS = 20;

/**
 * Runs checks until what they have seen is still live at the switch.
 * @template {{ faults: string[], seen: string, unjudged?: string }} Found
 * @template Change
 * @param {string} dataDir
 * @param {(earlier: Found | null) => Promise<Found>} check
 * @param {(seen: string) => Promise<Change>} change throws CompositionChanged where something else is live
 * @returns {Promise<{ verdict: Found, change: Change | null }>} no change where the checks find something
 */
export async function changeChecked(dataDir, check, change) {
  /** @type {Found | null} */
  let earlier = null;
  for (let runs = 0; runs < MOST_RUNS; runs++) {
    const verdict = await check(earlier);
    if (verdict.faults.length > 0 || verdict.unjudged) return { verdict, change: null };
    try {
      return { verdict, change: await change(verdict.seen) };
    } catch (error) {
      if (!(error instanceof CompositionChanged)) throw error;
      await fetchFromStore(dataDir);
      earlier = verdict;
    }
  }
  const unjudged = 'others release all the time';
  return { verdict: /** @type {Found} */ ({ ...earlier, unjudged }), change: null };
}
