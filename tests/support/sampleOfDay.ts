/** Nothing is sampled with ALL_FAULTS=1, as `npm run test:faults` sets it, or with TEST_WHOLE=1; `npm run test:whole` sets both. */
const isWhole = Boolean(process.env.ALL_FAULTS) || process.env.TEST_WHOLE === '1';
/** Set by every run (dayOfSource.mjs), and printed by tests/run.mjs; TEST_DAY has the samples of another day. */
const today = Number(process.env.TEST_DAY ?? 0);

/** One of so many shares of these cases, the next one each day: after that many days the common run has tried them all. */
export function sampleOfDay<Case>(
  cases: readonly Case[],
  shares: number,
  { day = today, whole = isWhole }: { day?: number; whole?: boolean } = {},
): Case[] {
  // None is left without a case.
  const count = whole ? 1 : Math.min(shares, cases.length);
  return cases.filter((_case, at) => at % count === day % count);
}
