import { type FormulaConstants, todaysConstants } from './constants';
import type {
  SuppliesCalculatorWax,
  SuppliesEstimate,
  SuppliesInputs,
  SuppliesResult,
  WeightAnswer,
} from './figures';
import { type SuppliesConstants, withSuppliesConstants } from './suppliesConstants';
import { CM3_PER_INCH3, cylinderVolume, roundTo } from './units';
import { cdWick, wicksPerCandle } from './wickSizes';

export const suppliesCalculatorWaxTypes = [
  'soy',
  'paraffin',
  'beeswax',
  'coconut',
  'blend',
] as const satisfies SuppliesCalculatorWax[];

/** g/cm³ for the by-weight answer: the wax calculator's; the blend, which it lacks, keeps its own factor. */
function densityByWeight(
  wax: SuppliesCalculatorWax,
  { suppliesWaxes, waxes }: FormulaConstants & SuppliesConstants,
): number {
  return wax === 'blend' ? suppliesWaxes.blend.densityFactor : waxes[wax].density;
}

export function toWeights(waxGrams: number, fragranceGrams: number, ouncesPerGram: number): WeightAnswer {
  return {
    waxGrams: roundTo(waxGrams, 1),
    waxOunces: roundTo(waxGrams * ouncesPerGram, 2),
    fragranceGrams: roundTo(fragranceGrams, 1),
    fragranceOunces: roundTo(fragranceGrams * ouncesPerGram, 2),
  };
}

/**
 * Supplies calculator (rule calculators.supplies).
 *
 * Quick estimate, to the letter: wax oz = π × (diameter / 2)² × height × factor / 28.35, lengths in inches;
 * fragrance oz = wax oz × load / 100; cost = wax oz × price + fragrance oz × 1.2 + wicks × 0.5, times the candles.
 * That arithmetic takes cubic inches for cubic centimetres, so the jar's real content is worked out beside it:
 *
 *     wax g = volume in³ × 16.387 cm³/in³ × density g/cm³ × candles
 *
 * Example: one soy candle, 3 × 4 in, 10%: by weight 417.0 g = 14.71 oz of wax; quick estimate 0.90 oz of wax and $0.74.
 */
export function calculateSupplies(inputs: SuppliesInputs, version = todaysConstants): SuppliesResult {
  const constants = withSuppliesConstants(version);
  const { diameterInches, heightInches, candles, wax, loadPercent } = inputs;
  const { densityFactor, dollarsPerOunce } = constants.suppliesWaxes[wax];
  const volumeInches3 = cylinderVolume(diameterInches, heightInches);

  const estimateWaxOunces = (volumeInches3 * densityFactor) / constants.gramsPerOunce;
  const estimateFragranceOunces = (estimateWaxOunces * loadPercent) / 100;
  const wicks = wicksPerCandle(diameterInches, constants);
  const costEach =
    estimateWaxOunces * dollarsPerOunce +
    estimateFragranceOunces * constants.prices.fragranceDollarsPerOunce +
    wicks * constants.prices.dollarsPerWick;
  const estimateFor = (count: number): SuppliesEstimate => ({
    waxAmount: roundTo(estimateWaxOunces * count, 2),
    fragranceAmount: roundTo(estimateFragranceOunces * count, 2),
    wickCount: wicks * count,
    wickSize: cdWick(diameterInches, constants),
    estimatedCost: roundTo(costEach * count, 2),
  });

  const density = densityByWeight(wax, constants);
  const waxGramsEach = volumeInches3 * CM3_PER_INCH3 * density;
  const fragranceGramsEach = (waxGramsEach * loadPercent) / 100;
  const waxGrams = waxGramsEach * candles;
  const fragranceGrams = fragranceGramsEach * candles;

  return {
    byWeight: toWeights(waxGrams, fragranceGrams, constants.ouncesPerGram),
    byWeightEach: toWeights(waxGramsEach, fragranceGramsEach, constants.ouncesPerGram),
    estimate: estimateFor(candles),
    estimateEach: estimateFor(1),
    exact: {
      volumeInches3,
      densityByWeight: density,
      waxGrams,
      fragranceGrams,
      estimateWaxOunces,
      estimateFragranceOunces,
      costEach,
    },
  };
}
