import { addTally, type Tallies, type Tally, tallyOf, threeQuarters } from './tally';

/** A release's figures as a person reads them. */
export type PageFigures = {
  loads: number;
  failed: number;
  /** What three quarters of the pages keep to, ms. */
  lcpMs: number | null;
  inpMs: number | null;
  sent: number;
  broken: number;
};

function figuresOf({ lcp, inp, ...counts }: Tally): PageFigures {
  return { ...counts, lcpMs: threeQuarters(lcp), inpMs: threeQuarters(inp) };
}

/** In the primary: what all workers have counted since they began to show a release. */
export function makeLedger() {
  const totals: Tallies = {};
  return {
    add(tallies: Tallies) {
      for (const [release, tally] of Object.entries(tallies)) addTally(tallyOf(totals, release), tally);
    },
    of: (release: string): Tally => tallyOf(totals, release),
    /** Forgets releases that are shown no more. */
    keepOnly(releases: string[]) {
      for (const release of Object.keys(totals)) if (!releases.includes(release)) delete totals[release];
    },
    figures: (): Record<string, PageFigures> =>
      Object.fromEntries(Object.entries(totals).map(([release, tally]) => [release, figuresOf(tally)])),
  };
}

export type Ledger = ReturnType<typeof makeLedger>;
