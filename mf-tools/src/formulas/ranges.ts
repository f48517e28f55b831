import { suppliesLoad } from '@shop/facts/waxes';
import type { NumberRange } from './parseNumber';
import { CM_PER_INCH } from './units';

/**
 * Which inputs are calculated with. The lower ends are stated (rule calculators.ranges), upper ones are not, these keep
 * every figure finite and readable: a vessel of 10 m, ten thousand candles, a tonne of wax.
 */
export const waxRanges = {
  diameterCm: { min: 0, max: 1000, isAboveMin: true },
  heightCm: { min: 0, max: 1000, isAboveMin: true },
  candles: { min: 0, max: 10_000, isAboveMin: true },
} satisfies Record<string, NumberRange>;

export const fragranceRanges = {
  waxGrams: { min: 0, max: 1_000_000, isAboveMin: true },
} satisfies Record<string, NumberRange>;

export const suppliesRanges = {
  diameterInches: { min: 0.5, max: 400 },
  heightInches: { min: 0.5, max: 400 },
  candles: { min: 1, max: 10_000, isInteger: true },
  loadPercent: { min: suppliesLoad.min, max: suppliesLoad.max, isRequired: true },
} satisfies Record<string, NumberRange>;

/** A range of lengths in inches, for a field that takes centimetres; or the other way round. */
export function scaleRange(range: NumberRange, factor: number): NumberRange {
  return { ...range, min: range.min * factor, max: range.max * factor };
}

export const inchRangeToCm = (range: NumberRange) => scaleRange(range, CM_PER_INCH);
export const cmRangeToInches = (range: NumberRange) => scaleRange(range, 1 / CM_PER_INCH);
