import { defaultLoadPercent } from '@shop/facts/fragranceLoads';
import type { Reading } from '../../components/useCalculation';
import { fragranceCalculatorWaxTypes, loadOnSlider } from '../../formulas/calculateFragrance';
import { todaysConstants } from '../../formulas/constants';
import type { FragranceCalculatorWax, FragranceInputs, UnitSystem } from '../../formulas/figures';
import { openFormulas } from '../../formulas/openFormulas';
import { isInRange, parseNumber } from '../../formulas/parseNumber';
import { fragranceRanges, scaleRange } from '../../formulas/ranges';

/** The fields of the fragrance calculator; also a link's parameters and the element's attributes. */
export type FragranceTexts = {
  weight: string;
  wax: FragranceCalculatorWax;
  load: string;
  units: UnitSystem;
};

/** Fields from a link or from attributes; what is missing, unknown or off the slider is put right. */
export function startFragranceTexts(given: Partial<Record<string, string>>): FragranceTexts {
  const wax = fragranceCalculatorWaxTypes.find((known) => known === given.wax) ?? 'soy';
  const load = parseNumber(given.load ?? '') || defaultLoadPercent;
  return {
    weight: given.weight ?? '',
    wax,
    load: String(loadOnSlider(load, wax, openFormulas(given.formulas).constants)),
    units: given.units === 'imperial' ? 'imperial' : 'metric',
  };
}

/** The fields in grams, or which of them cannot be calculated with (rules calculators.press, calculators.bad-input). */
export function readFragranceTexts(
  { weight, wax, load, units }: FragranceTexts,
  { ouncesPerGram } = todaysConstants,
): Reading<FragranceInputs> {
  const isMetric = units === 'metric';
  const range = isMetric ? fragranceRanges.waxGrams : scaleRange(fragranceRanges.waxGrams, ouncesPerGram);
  if (!isInRange(weight, range)) return { inputs: null, invalid: ['weight'] };
  const typed = parseNumber(weight);
  return {
    inputs: { waxGrams: isMetric ? typed : typed / ouncesPerGram, loadPercent: Number(load), wax },
    invalid: [],
  };
}
