import { addTotals, type TotalsByRelease, threeQuarters, toTotals, type VitalsTotals } from './totals';

/** A release's figures as a person reads them. */
export type PageFigures = {
  loads: number;
  failed: number;
  /** What three quarters of the pages keep to, in milliseconds. */
  lcpMs: number | null;
  inpMs: number | null;
  sent: number;
  broken: number;
};

function toFigures({ lcp, inp, ...counts }: VitalsTotals): PageFigures {
  return { ...counts, lcpMs: threeQuarters(lcp), inpMs: threeQuarters(inp) };
}

/** What pages reported, by release, since the shop began to show it. */
export function createVitals() {
  const totalsByRelease: TotalsByRelease = {};
  return {
    /** Counted into directly. */
    totalsByRelease,
    add(more: TotalsByRelease) {
      for (const [release, totals] of Object.entries(more))
        addTotals(toTotals(totalsByRelease, release), totals);
    },
    of: (release: string): VitalsTotals => toTotals(totalsByRelease, release),
    /** Forgets releases that are shown no more. */
    keepOnly(releases: string[]) {
      for (const release of Object.keys(totalsByRelease))
        if (!releases.includes(release)) delete totalsByRelease[release];
    },
    figures: (): Record<string, PageFigures> =>
      Object.fromEntries(
        Object.entries(totalsByRelease).map(([release, totals]) => [release, toFigures(totals)]),
      ),
  };
}

export type Vitals = ReturnType<typeof createVitals>;
