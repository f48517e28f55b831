import { emptyTotals, threeQuarters, type VitalsTotals } from './totals';

export type PageFigures = Omit<VitalsTotals, 'lcp' | 'inp'> & { lcpMs: number | null; inpMs: number | null };

function toFigures({ lcp, inp, ...counts }: VitalsTotals): PageFigures {
  return { ...counts, lcpMs: threeQuarters(lcp), inpMs: threeQuarters(inp) };
}

export function createVitals() {
  const totals = new Map<string, VitalsTotals>();
  function of(release: string): VitalsTotals {
    const known = totals.get(release) ?? emptyTotals();
    totals.set(release, known);
    return known;
  }
  return {
    of,
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
      Object.fromEntries([...totals].map(([release, known]) => [release, toFigures(known)])),
  };
}

export type Vitals = ReturnType<typeof createVitals>;
