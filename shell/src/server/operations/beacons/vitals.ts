import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

export type Counted = { isLoad: boolean; isFault: boolean };

/** Up to the longest time, ms, that a report may name, to a hundredth of it. */
const TIMES = { highest: 600_000, figures: 2 };

export function emptyTotals() {
  return {
    /** Pages that ran it, and those of them on which it failed. */
    loads: 0,
    failed: 0,
    lcp: createHistogram(TIMES),
    inp: createHistogram(TIMES),
    /** Pages that the server sent with it, and those in which it was missing. */
    sent: 0,
    broken: 0,
  };
}
export type VitalsTotals = ReturnType<typeof emptyTotals>;

export const countTime = (times: RecordableHistogram, ms: number) =>
  times.record(Math.max(1, Math.round(ms)));

/** The time, ms, that three quarters of the pages keep to; null where none was measured. */
export const threeQuarters = (times: RecordableHistogram) => (times.count > 0 ? times.percentile(75) : null);

function toFigures({ lcp, inp, ...counts }: VitalsTotals) {
  return { ...counts, lcpMs: threeQuarters(lcp), inpMs: threeQuarters(inp) };
}
export type PageFigures = ReturnType<typeof toFigures>;

export function createVitals() {
  const totals = new Map<string, VitalsTotals>();
  function of(release: string): VitalsTotals {
    const known = totals.get(release) ?? emptyTotals();
    totals.set(release, known);
    return known;
  }
  return {
    of,
    restart: (release: string) => totals.delete(release),
    countSent(release: string, { isLoad, isFault }: Counted) {
      const known = of(release);
      if (isLoad) known.sent++;
      if (isFault) known.broken++;
    },
    keepOnly(releases: string[]) {
      for (const release of totals.keys()) if (!releases.includes(release)) totals.delete(release);
    },
    figures: (): Record<string, PageFigures> =>
      Object.fromEntries([...totals].map(([release, known]) => [release, toFigures(known)])),
  };
}

export type Vitals = ReturnType<typeof createVitals>;
