import type { UnitSystem } from '../formulas/figures';
import { parseNumber } from '../formulas/parseNumber';
import { cmToInches, inchesToCm, roundTo } from '../formulas/units';
import type { Words } from '../words/words';

type Numbers = Pick<Words, 'number'>;

/** 1628.6 -> '1628.6 g'. */
export const formatGrams = ({ number }: Numbers, grams: number) => `${number(roundTo(grams, 1))} g`;
/** Ounces with two decimals: 57.44 -> '57.44 oz'. */
export const formatOunces = ({ number }: Numbers, ounces: number) => `${number(ounces, 2)} oz`;
/** 1 -> '1 candle', 4 -> '4 candles'. */
export const countOf = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
/** At most two decimals, for the lines of a worked formula. */
export const plain = (value: number) => roundTo(value, 2);

/** The unit of length, by its name in words/en/lengthUnits.ts. */
export const lengthUnit = (units: UnitSystem) => (units === 'metric' ? 'cm' : 'inch');

/** A weight in the chosen units, and the same in the others. */
export function bothWeights(
  words: Numbers,
  grams: number,
  units: UnitSystem,
  ouncesPerGram: number,
): { text: string; also: string } {
  const texts = [formatGrams(words, grams), formatOunces(words, roundTo(grams * ouncesPerGram, 2))] as const;
  return units === 'metric' ? { text: texts[0], also: texts[1] } : { text: texts[1], also: texts[0] };
}

type Lengths = { diameter: string; height: string; gap: string };

/** Typed lengths in the other unit, at most three decimals. What is no number stays as it was typed. */
export function convertLengths(texts: Lengths, to: UnitSystem): Lengths {
  const convert = (text: string) => {
    const value = parseNumber(text);
    return value === 0 ? text : String(roundTo(to === 'metric' ? inchesToCm(value) : cmToInches(value), 3));
  };
  return { diameter: convert(texts.diameter), height: convert(texts.height), gap: convert(texts.gap) };
}
