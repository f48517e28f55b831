import { todaysConstants } from './constants';
import type { FragranceCalculatorWax, FragranceInputs, FragranceResult } from './figures';
import type { NumberRange } from './parseNumber';
import { roundTo } from './units';

export const fragranceCalculatorWaxTypes = [
  'soy',
  'paraffin',
  'beeswax',
  'coconut',
  'gel',
] as const satisfies FragranceCalculatorWax[];

/** The load slider: from 1 to the wax's maximum in steps of 0.5 (rule calculators.load). */
export const loadSlider = { min: 1, step: 0.5 } as const;

/** Rule calculators.fragrance: weight × percent / 100. Example: 500 g at 8%: 40 g, 1.41 oz, ratio 1:13. */
export function calculateFragrance(
  { waxGrams, loadPercent }: FragranceInputs,
  { ouncesPerGram } = todaysConstants,
): FragranceResult {
  const oilGrams = (waxGrams * loadPercent) / 100;
  return {
    fragranceOilAmount: roundTo(oilGrams, 1),
    fragrancePercent: loadPercent,
    fragranceOunces: roundTo(oilGrams * ouncesPerGram, 2),
    fragToWaxRatio: `1:${Math.round(100 / loadPercent)}`,
    exact: { oilGrams },
  };
}

/** Highest load in percent that a wax holds; above it oil seeps out and can catch fire. */
export function maximumLoad(wax: FragranceCalculatorWax, constants = todaysConstants): number {
  return constants.maximumLoadPercent[wax];
}

export function loadRange(wax: FragranceCalculatorWax, constants = todaysConstants): NumberRange {
  return { min: loadSlider.min, max: maximumLoad(wax, constants), isRequired: true };
}

/** Example: 8 for beeswax -> 5. */
export function loadOnSlider(
  loadPercent: number,
  wax: FragranceCalculatorWax,
  constants = todaysConstants,
): number {
  const onStep = Math.round(loadPercent / loadSlider.step) * loadSlider.step;
  return Math.min(Math.max(onStep, loadSlider.min), maximumLoad(wax, constants));
}
