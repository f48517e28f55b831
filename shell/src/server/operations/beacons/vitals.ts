import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

export type VitalsTotals = {
  /** Pages that ran it, and those of them on which it failed. */
  loads: number;
  failed: number;
  /** Milliseconds. */
  lcp: RecordableHistogram;
  inp: RecordableHistogram;
  /** Pages that the server sent with it, and those in which it was missing. */
  sent: number;
  broken: number;
};

/** To one in a hundred, in some 30 kB. */
const createTimes = () => createHistogram({ lowest: 1, highest: 600_000, figures: 2 });

export function emptyTotals(): VitalsTotals {
  return { loads: 0, failed: 0, lcp: createTimes(), inp: createTimes(), sent: 0, broken: 0 };
}

export function countTime(times: RecordableHistogram, ms: number) {
  times.record(Math.max(1, Math.round(ms)));
}

/** The time, ms, that three quarters of the pages keep to; null where none was measured. */
export const threeQuarters = (times: RecordableHistogram) => (times.count ? times.percentile(75) : null);

export type PageFigures = Omit<VitalsTotals, 'lcp' | 'inp'> & { lcpMs: number | null; inpMs: number | null };

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
    countSent({ releases, isComplete }: { releases: string[]; isComplete: boolean }) {
      for (const release of releases) {
        const known = of(release);
        known.sent++;
        if (!isComplete) known.broken++;
      }
    },
    keepOnly(releases: string[]) {
      for (const release of totals.keys()) if (!releases.includes(release)) totals.delete(release);
    },
    figures: (): Record<string, PageFigures> =>
      Object.fromEntries(
        [...totals].map(([release, { lcp, inp, ...counts }]) => [
          release,
          { ...counts, lcpMs: threeQuarters(lcp), inpMs: threeQuarters(inp) },
        ]),
      ),
  };
}

export type Vitals = ReturnType<typeof createVitals>;
