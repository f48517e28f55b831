import type { Tally } from '../../operations/beacons/tally';
import { chanceOfMore, type Share, slowerThanMost } from './compare';

/** How often a version as good as the live one may be ended by mistake, over all looks, for each figure. */
const ERROR_CHANCE = 0.005;
/** The first look, pages told; each further one at half as many more. */
const FIRST_LOOK = 5;
const NEXT_LOOK = 1.5;
/** What counts as worse, beside not being chance: so much more of all pages with a fault, so many times more slow ones. */
const MORE_FAULTS = 0.005;
const MORE_SLOW = 1.5;
/** A comparison with fewer pages of the live version says nothing of times. */
const FEWEST_TIMES = 20;

export type Budget = {
  /** Pages that a version must have shown, and minutes that it must have been open, before it is promoted. */
  pages: number;
  minutes: number;
};

export type Verdict = { verdict: 'promoted' | 'ended'; reason: string };

/** Minutes after which a canary that too few pages told of is ended. */
const LONGEST_MINUTES = 24 * 60;

const percent = ({ hits, all }: Share) => `${((100 * hits) / Math.max(all, 1)).toFixed(1)} %`;
const rate = ({ hits, all }: Share) => hits / Math.max(all, 1);

/**
 * Judges one canary, look by look. Whoever looks often finds something by chance: each look may err less than the one before,
 * so that all of them together keep to ERROR_CHANCE, and the last one, before it is promoted, to as much again.
 */
export function makeJudge(budget: Budget) {
  /** By figure: looks taken, and at how many observations the next one is. */
  const looks = new Map<string, { count: number; next: number }>();

  /** True where a look is due and finds more hits in `one` than chance gives. */
  function isWorse(figure: string, one: Share, other: Share, isLast: boolean): boolean {
    const { count, next } = looks.get(figure) ?? { count: 0, next: FIRST_LOOK };
    if (isLast) return chanceOfMore(one, other) < ERROR_CHANCE;
    if (one.all < next) return false;
    looks.set(figure, { count: count + 1, next: Math.ceil(one.all * NEXT_LOOK) });
    return chanceOfMore(one, other) < ERROR_CHANCE / ((count + 1) * (count + 2));
  }

  function faults(what: string, one: Share, other: Share, isLast: boolean): string | null {
    if (!isWorse(what, one, other, isLast) || rate(one) < rate(other) + MORE_FAULTS) return null;
    return `${percent(one)} of ${one.all} pages ${what}, ${percent(other)} of ${other.all} with the live version`;
  }

  function slow(what: string, one: number[], other: number[], isLast: boolean): string | null {
    const compared = slowerThanMost(one, other);
    if (!compared || compared.other.all < FEWEST_TIMES) return null;
    const isFound = isWorse(what, compared.one, compared.other, isLast);
    if (!isFound || rate(compared.one) < MORE_SLOW * rate(compared.other)) return null;
    const limit = `above ${compared.limitMs} ms`;
    return `${what} ${limit} on ${percent(compared.one)} of ${compared.one.all} pages, on ${percent(compared.other)} with the live version`;
  }

  function worse(canary: Tally, live: Tally, isLast: boolean): string | null {
    const failed = ({ failed: hits, loads: all }: Tally): Share => ({ hits, all });
    const broken = ({ broken: hits, sent: all }: Tally): Share => ({ hits, all });
    return (
      faults('with a fault', failed(canary), failed(live), isLast) ??
      faults('not whole', broken(canary), broken(live), isLast) ??
      slow('largest paint', canary.lcp, live.lcp, isLast) ??
      slow('slowest press', canary.inp, live.inp, isLast)
    );
  }

  /** The verdict on a version, by what was told of it and of the live one since it opened; null while it is too early. */
  return function judge(canary: Tally, live: Tally, minutes: number): Verdict | null {
    const isDue = canary.loads >= budget.pages && minutes >= budget.minutes;
    const reason = worse(canary, live, isDue);
    if (reason) return { verdict: 'ended', reason };
    if (isDue) {
      const told = `${canary.loads} pages told of it, ${canary.failed} with a fault`;
      return {
        verdict: 'promoted',
        reason: `${told}; ${live.loads} and ${live.failed} with the live version`,
      };
    }
    if (minutes < LONGEST_MINUTES) return null;
    return { verdict: 'ended', reason: `only ${canary.loads} of ${budget.pages} pages told of it in a day` };
  };
}
