import type { Canary } from '../../composition/registry';
import type { VitalsTotals } from '../../operations/beacons/vitals';

/** Visitors, by address, that must have had a fault before a canary is ended for it. */
const FEWEST_FAULTS = 5;
const MORE_FAULTS = 0.03;
const FEWEST_TIMES = 50;
/** Milliseconds up to which nobody is called slow: what web.dev calls good for three quarters of the pages. */
const GOOD_LCP_MS = 2500;
const GOOD_INP_MS = 200;
const MORE_SLOW = 1.5;
const LONGEST_MINUTES = 24 * 60;

export type Verdict = { verdict: 'ended' | 'promoted'; reason: string };

const percent = (hits: number, all: number) => `${((100 * hits) / Math.max(1, all)).toFixed(1)} %`;

type Share = { hits: number; all: number };

function describeFaults(what: string, canary: Share, live: Share): string | null {
  const more = canary.hits / Math.max(1, canary.all) - live.hits / Math.max(1, live.all);
  if (canary.hits < FEWEST_FAULTS || more < MORE_FAULTS) return null;
  return `${percent(canary.hits, canary.all)} of ${canary.all} pages ${what}, ${percent(live.hits, live.all)} of ${live.all} with the live version`;
}

type Times = VitalsTotals['lcp'];

function describeSlow(what: string, goodMs: number, canary: Times, live: Times): string | null {
  if (canary.count < FEWEST_TIMES || live.count < FEWEST_TIMES) return null;
  const [own, other] = [canary.percentile(75), live.percentile(75)];
  if (own <= goodMs || own < MORE_SLOW * other) return null;
  return `${what} up to ${own} ms for three quarters of the pages, ${other} ms with the live version`;
}

function describeWorse(canary: VitalsTotals, live: VitalsTotals): string | null {
  const failed = ({ failed: hits, loads: all }: VitalsTotals) => ({ hits, all });
  const broken = ({ broken: hits, sent: all }: VitalsTotals) => ({ hits, all });
  return (
    describeFaults('with a fault', failed(canary), failed(live)) ??
    describeFaults('not whole', broken(canary), broken(live)) ??
    describeSlow('largest paint', GOOD_LCP_MS, canary.lcp, live.lcp) ??
    describeSlow('slowest press', GOOD_INP_MS, canary.inp, live.inp)
  );
}

/** Null while it is too early. */
export function judge(
  canary: VitalsTotals,
  live: VitalsTotals,
  minutes: number,
  budget: Pick<Canary, 'pages' | 'minutes'>,
): Verdict | null {
  const reason = describeWorse(canary, live);
  if (reason) return { verdict: 'ended', reason };
  if (canary.loads >= budget.pages && minutes >= budget.minutes) {
    const told = `${canary.loads} pages told of it, ${canary.failed} with a fault`;
    return { verdict: 'promoted', reason: `${told}; ${live.loads} and ${live.failed} with the live version` };
  }
  if (minutes < LONGEST_MINUTES) return null;
  return { verdict: 'ended', reason: `only ${canary.loads} of ${budget.pages} pages told of it in a day` };
}
