import { CompositionChanged } from '../registryFile';
import { fetchFromStore } from '../registryStore';

const MOST_RUNS = 20;

export type Verdict = { faults: string[]; seen: number; unjudged?: string };

export async function retryOnConflict<Found extends Verdict, Change>(
  check: (earlier: Found | null) => Promise<Found>,
  change: (seen: number) => Promise<Change>,
): Promise<{ verdict: Found; change: Change | null }> {
  let verdict = await check(null);
  for (let runs = 1; verdict.faults.length === 0 && !verdict.unjudged; runs++) {
    try {
      return { verdict, change: await change(verdict.seen) };
    } catch (error) {
      if (!(error instanceof CompositionChanged)) throw error;
      await fetchFromStore();
      verdict =
        runs < MOST_RUNS ? await check(verdict) : { ...verdict, unjudged: 'others release all the time' };
    }
  }
  return { verdict, change: null };
}
