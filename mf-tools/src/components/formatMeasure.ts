import type { UnitSystem } from '../formulas/figures';
import { parseNumber } from '../formulas/parseNumber';
import { cmToInches, inchesToCm, roundTo } from '../formulas/units';
import { weightUnits } from '../words/en/weightUnits';
import type { Words } from '../words/words';

type Numbers = Pick<Words, 'number'>;

export const formatGrams = ({ number }: Numbers, grams: number) => `${number(roundTo(grams, 1))} g`;
export const formatOunces = ({ number }: Numbers, ounces: number) => `${number(ounces, 2)} oz`;
export const formatPacks = (count: number) => `${count} pack${count === 1 ? '' : 's'}`;
/** At most two decimals, for the lines of a worked formula. */
export const plain = (value: number) => roundTo(value, 2);

export const lengthUnit = (units: UnitSystem) => (units === 'metric' ? 'cm' : 'inch');

/** A weight in the chosen units, the same in the others, and as a sentence says it: '57.45 ounces'. */
export function bothWeights(
  words: Words,
  grams: number,
  units: UnitSystem,
  ouncesPerGram: number,
): { text: string; also: string; spoken: string } {
  const inGrams = formatGrams(words, grams);
  const inOunces = formatOunces(words, roundTo(grams * ouncesPerGram, 2));
  const [text, also, unit] =
    units === 'metric' ? [inGrams, inOunces, weightUnits.grams] : [inOunces, inGrams, weightUnits.ounces];
  return { text, also, spoken: text.replace(/\w+$/, words(unit)) };
}

type Lengths = { diameter: string; height: string; gap: string };

/** Of a field in cm or inches, in cm; 0 for what is no number. */
export function lengthCm(text: string, units: UnitSystem): number {
  const typed = parseNumber(text);
  return units === 'metric' ? typed : inchesToCm(typed);
}

/** Whole, however short it is shown. */
export const lengthText = (cm: number, units: UnitSystem) => String(units === 'metric' ? cm : cmToInches(cm));

/** Typed lengths in the other unit (rule calculators.units). What is no number stays as it was typed. */
export function convertLengths(texts: Lengths, to: UnitSystem): Lengths {
  const from = to === 'metric' ? 'imperial' : 'metric';
  const convert = (text: string) => (parseNumber(text) === 0 ? text : lengthText(lengthCm(text, from), to));
  return { diameter: convert(texts.diameter), height: convert(texts.height), gap: convert(texts.gap) };
}
