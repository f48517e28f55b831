// Whether a row of figures climbs, as distinct from whether it moves: for what is measured over half an hour.
import { median } from './quantiles';

/** Differences of all pairs, later less earlier, with how many places lie between them. */
function listPairs(figures: number[]) {
  return figures.flatMap((later, index) =>
    figures.slice(0, index).map((earlier, at) => ({ rise: later - earlier, apart: index - at })),
  );
}

/**
 * How likely chance is to put figures, ten or more, into such an order (Mann and Kendall): near 0 for a climb or a fall, near 1 for none.
 */
function toChance(figures: number[], pairs: ReturnType<typeof listPairs>) {
  const score = pairs.reduce((sum, { rise }) => sum + Math.sign(rise), 0);
  const n = figures.length;
  const spread = Math.sqrt((n * (n - 1) * (2 * n + 5)) / 18);
  const z = Math.max(0, Math.abs(score) - 1) / spread;
  // Both tails of the normal distribution, by its usual approximation (Abramowitz and Stegun, 26.2.17).
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 2 * series * Math.exp((-z * z) / 2) * 0.39894228;
}

/**
 * The ends of the line through a row of figures by the median of all slopes (Theil and Sen): single outliers do not bend it.
 * Sure where chance makes such an order once in a hundred rows.
 */
export function findTrend(figures: number[]) {
  const pairs = listPairs(figures);
  const slope = median(pairs.map(({ rise, apart }) => rise / apart));
  const middle = median(figures);
  const half = (slope * (figures.length - 1)) / 2;
  return { first: middle - half, last: middle + half, isSure: toChance(figures, pairs) < 0.01 };
}
