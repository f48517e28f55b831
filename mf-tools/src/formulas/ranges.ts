import { suppliesLoad } from '@shop/domain/facts/waxes';
import type { UnitSystem } from './figures';
import type { NumberRange } from './parseNumber';
import { CM_PER_INCH, roundTo } from './units';

/** Lower ends: rule calculators.ranges. Upper ends keep figures readable. */
const candles: NumberRange = { min: 1, max: 10_000, isWhole: true };

export const waxRanges = {
  diameterCm: { min: 0, max: 1000, isAboveMin: true },
  heightCm: { min: 0, max: 1000, isAboveMin: true },
  candles,
} satisfies Record<string, NumberRange>;

export const fragranceRanges = { waxGrams: { min: 0, max: 1_000_000, isAboveMin: true } } satisfies Record<
  string,
  NumberRange
>;

export const suppliesRanges = {
  diameterInches: { min: 0.5, max: 400 },
  heightInches: { min: 0.5, max: 400 },
  candles,
  loadPercent: { min: suppliesLoad.min, max: suppliesLoad.max, isRequired: true },
} satisfies Record<string, NumberRange>;

/** Free space below the rim in cm; the height bounds it, too. */
export const gapRange: NumberRange = { min: 0, max: 1000 };

/** A range of lengths in inches, for a field that takes centimetres; or the other way round. */
export function scaleRange(range: NumberRange, factor: number): NumberRange {
  return { ...range, min: roundTo(range.min * factor, 9), max: roundTo(range.max * factor, 9) };
}

/** In the units of the fields: cm or inches. */
export const waxLengths = (units: UnitSystem): NumberRange =>
  units === 'metric' ? waxRanges.diameterCm : scaleRange(waxRanges.diameterCm, 1 / CM_PER_INCH);

export const suppliesLengths = (units: UnitSystem): NumberRange =>
  units === 'metric' ? scaleRange(suppliesRanges.diameterInches, CM_PER_INCH) : suppliesRanges.diameterInches;

/** How far an arrow key moves a length in cm or inches, and a load in percent. */
export const LENGTH_STEP = 0.1;
export const LOAD_STEP = 0.5;

/** How a number field states a range. */
export type FieldBounds = { min: number; max: number; step: number };

/** The bounds of a range on the field's steps. Example: 1.27 to 1016 cm by 0.1 -> from 1.3. */
export function getBounds({ min, max, isAboveMin }: NumberRange, step: number): FieldBounds {
  return { min: isAboveMin ? step : roundTo(Math.ceil(min / step) * step, 1), max: Math.floor(max), step };
}
