import { z } from 'zod';

/**
 * Upper edges of the bins of a time, ms: each a quarter above the one before, from a frame to half a minute. What is
 * slower is in the last bin.
 */
const EDGES_MS = Array.from({ length: 34 }, (_, index) => Math.round(16 * 1.25 ** index));

const count = z.int().nonnegative();
const histogram = z.array(count).length(EDGES_MS.length + 1);

/** What pages told of one release. */
export const totalsSchema = z.object({
  /** Pages that ran it, and those of them on which it failed. */
  loads: count,
  failed: count,
  /** Pages by the time of their largest paint, and by the slowest answer to a press. */
  lcp: histogram,
  inp: histogram,
  /** Pages that the server sent with it, and those in which it was missing. */
  sent: count,
  broken: count,
});
export type VitalsTotals = z.infer<typeof totalsSchema>;

/** TotalsByRelease by release: 'mf-cart/1.2.3'. */
export type TotalsByRelease = Record<string, VitalsTotals>;

export function emptyTotals(): VitalsTotals {
  const bins = () => EDGES_MS.map(() => 0).concat(0);
  return { loads: 0, failed: 0, lcp: bins(), inp: bins(), sent: 0, broken: 0 };
}

/** Counts a time in its bin. */
export function countTime(bins: number[], ms: number) {
  const found = EDGES_MS.findIndex((edge) => ms <= edge);
  const index = found < 0 ? EDGES_MS.length : found;
  bins[index] = (bins[index] ?? 0) + 1;
}

export function addTotals(sum: VitalsTotals, { lcp, inp, ...counts }: VitalsTotals) {
  for (const key of ['loads', 'failed', 'sent', 'broken'] as const) sum[key] += counts[key];
  lcp.forEach((pages, index) => {
    sum.lcp[index] = (sum.lcp[index] ?? 0) + pages;
  });
  inp.forEach((pages, index) => {
    sum.inp[index] = (sum.inp[index] ?? 0) + pages;
  });
}

/** What was told since `before`. */
export function getDifference(now: VitalsTotals, before: VitalsTotals): VitalsTotals {
  const less = (bins: number[], earlier: number[]) =>
    bins.map((pages, index) => pages - (earlier[index] ?? 0));
  return {
    loads: now.loads - before.loads,
    failed: now.failed - before.failed,
    lcp: less(now.lcp, before.lcp),
    inp: less(now.inp, before.inp),
    sent: now.sent - before.sent,
    broken: now.broken - before.broken,
  };
}

/** The totals of a release, begun where there is none. */
export function toTotals(totalsByRelease: TotalsByRelease, release: string): VitalsTotals {
  const totals = totalsByRelease[release] ?? emptyTotals();
  totalsByRelease[release] = totals;
  return totals;
}

export const listReportedPages = (bins: number[]) => bins.reduce((sum, pages) => sum + pages, 0);

/** The time, ms, that three quarters of the pages keep to; null where none was measured. */
export function threeQuarters(bins: number[]): number | null {
  const all = listReportedPages(bins);
  if (all === 0) return null;
  let below = 0;
  const index = bins.findIndex((pages) => {
    below += pages;
    return below >= all * 0.75;
  });
  return EDGES_MS[index] ?? Number.POSITIVE_INFINITY;
}
