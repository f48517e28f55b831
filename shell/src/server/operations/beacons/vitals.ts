import { addTally, type Tallies, type Tally, tallyOf, threeQuarters } from './tally';

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

function toFigures({ lcp, inp, ...counts }: Tally): PageFigures {
  return { ...counts, lcpMs: threeQuarters(lcp), inpMs: threeQuarters(inp) };
}

/** What pages reported, by release, since the shop began to show it. */
export function createVitals() {
  const tallies: Tallies = {};
  return {
    /** Counted into directly. */
    tallies,
    add(more: Tallies) {
      for (const [release, tally] of Object.entries(more)) addTally(tallyOf(tallies, release), tally);
    },
    of: (release: string): Tally => tallyOf(tallies, release),
    /** Forgets releases that are shown no more. */
    keepOnly(releases: string[]) {
      for (const release of Object.keys(tallies)) if (!releases.includes(release)) delete tallies[release];
    },
    figures: (): Record<string, PageFigures> =>
      Object.fromEntries(Object.entries(tallies).map(([release, tally]) => [release, toFigures(tally)])),
  };
}

export type Vitals = ReturnType<typeof createVitals>;
