import { defaultLoadPercent } from '@shop/domain/facts/fragranceLoads';
import type { Reading } from '../../components/useCalculation';
import { fragranceCalculatorWaxTypes, loadOnSlider, loadRange } from '../../formulas/calculateFragrance';
import { todaysConstants } from '../../formulas/constants';
import type { FragranceCalculatorWax, FragranceInputs, UnitSystem } from '../../formulas/figures';
import { openFormulas } from '../../formulas/openFormulas';
import { isInRange, type NumberRange, parseNumber } from '../../formulas/parseNumber';
import { fragranceRanges, scaleRange } from '../../formulas/ranges';
import { ouncesToGrams } from '../../formulas/units';

/** The fields of the fragrance calculator; also a link's parameters and the element's attributes. */
export type FragranceTexts = { weight: string; wax: FragranceCalculatorWax; load: string; units: UnitSystem };

/** A load that is missing is one that the wax holds; one that is bad stays, and is marked (rule calculators.bad-input). */
export function startFragranceTexts(initial: Partial<Record<string, string>>): FragranceTexts {
  const wax = fragranceCalculatorWaxTypes.find((known) => known === initial.wax) ?? 'soy';
  const { constants } = openFormulas(initial.formulas);
  const { load = `${defaultLoadPercent}` } = initial;
  // Without script nothing else lowers the form's own start value.
  const isOwn = load === `${defaultLoadPercent}` || isInRange(load, loadRange(wax, constants));
  return {
    weight: initial.weight ?? '',
    wax,
    load: isOwn ? `${loadOnSlider(parseNumber(load), wax, constants)}` : load,
    units: initial.units === 'imperial' ? 'imperial' : 'metric',
  };
}

export const fragranceWeights = (
  units: UnitSystem,
  ouncesPerGram = todaysConstants.ouncesPerGram,
): NumberRange =>
  units === 'metric' ? fragranceRanges.waxGrams : scaleRange(fragranceRanges.waxGrams, ouncesPerGram);

/** In grams (rules calculators.press, calculators.bad-input). */
export function readFragranceTexts(
  { weight, wax, load, units }: FragranceTexts,
  constants = todaysConstants,
): Reading<FragranceInputs> {
  const isMetric = units === 'metric';
  const { ouncesPerGram } = constants;
  const invalid: string[] = [];
  if (!isInRange(weight, fragranceWeights(units, ouncesPerGram), isMetric)) invalid.push('weight');
  if (!isInRange(load, loadRange(wax, constants))) invalid.push('load');
  if (invalid.length > 0) return { inputs: null, invalid };
  const typed = parseNumber(weight);
  return {
    inputs: {
      waxGrams: isMetric ? typed : ouncesToGrams(typed, ouncesPerGram),
      loadPercent: loadOnSlider(parseNumber(load), wax, constants),
      wax,
    },
    invalid: [],
  };
}
