export type Counted = { isLoad: boolean; isFault: boolean };

/** Upper edges of the bins of a time, ms: each a quarter above the one before, from a frame to half a minute, and the rest. */
const EDGES_MS = [...Array.from({ length: 34 }, (_, index) => Math.round(16 * 1.25 ** index)), Infinity];

export function emptyTotals() {
  const bins = () => EDGES_MS.map(() => 0);
  return {
    /** Pages that ran it, and those of them on which it failed. */
    loads: 0,
    failed: 0,
    lcp: bins(),
    inp: bins(),
    /** Pages that the server sent with it, and those in which it was missing. */
    sent: 0,
    broken: 0,
  };
}
export type VitalsTotals = ReturnType<typeof emptyTotals>;

export function countTime(bins: number[], ms: number) {
  const index = EDGES_MS.findIndex((edge) => ms <= edge);
  bins[index] = (bins[index] ?? 0) + 1;
}

export const countReportedPages = (bins: number[]) => bins.reduce((sum, pages) => sum + pages, 0);

/** The time, ms, that three quarters of the pages keep to; null where none was measured. */
export function threeQuarters(bins: number[]): number | null {
  const all = countReportedPages(bins);
  if (all === 0) return null;
  let below = 0;
  const index = bins.findIndex((pages) => {
    below += pages;
    return below >= all * 0.75;
  });
  return EDGES_MS[index] ?? null;
}

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
