import { binOfThreeQuarters, pagesIn } from '../../operations/beacons/tally';

/** So many of all. */
export type Share = { hits: number; all: number };

const logFactorials = [0];

function logFactorial(n: number): number {
  for (let known = logFactorials.length; known <= n; known++)
    logFactorials.push((logFactorials[known - 1] ?? 0) + Math.log(known));
  return logFactorials[n] ?? 0;
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/**
 * How likely the first of two groups has so many hits or more by mere chance, where both are alike: Fisher's exact test,
 * which holds for a handful as well.
 */
export function chanceOfMore(one: Share, other: Share): number {
  const hits = one.hits + other.hits;
  const most = Math.min(one.all, hits);
  const all = logChoose(one.all + other.all, hits);
  let chance = 0;
  for (let count = one.hits; count <= most; count++) {
    if (hits - count > other.all) continue;
    chance += Math.exp(logChoose(one.all, count) + logChoose(other.all, hits - count) - all);
  }
  return Math.min(1, chance);
}

/**
 * Of two groups of times: how many in each are slower than three quarters of the second one, as near as the bins tell.
 */
export function slowerThanMost(
  one: number[],
  other: number[],
): { limitMs: number; one: Share; other: Share } | null {
  const limit = binOfThreeQuarters(other);
  if (!limit) return null;
  const { index, edgeMs: limitMs } = limit;
  const above = (bins: number[]): Share => ({ hits: pagesIn(bins.slice(index + 1)), all: pagesIn(bins) });
  return { limitMs, one: above(one), other: above(other) };
}
