/** Conversions. Every length inside the formulas names its unit; every weight is in grams unless it says ounces. */

/** By definition of the international inch. */
export const CM_PER_INCH = 2.54;
/** Cubic centimetres in a cubic inch. */
export const CM3_PER_INCH3 = CM_PER_INCH ** 3;
/** As the fragrance oil calculator states it (rule calculators.fragrance). */
export const OUNCES_PER_GRAM = 0.035274;
/** As the supplies calculator states it (rule calculators.supplies): grams in an ounce. */
export const GRAMS_PER_OUNCE = 28.35;

/** More decimals than shown: a change of units crosses no border of the tables (rule calculators.units). */
export const inchesToCm = (inches: number) => roundTo(inches * CM_PER_INCH, 8);
export const cmToInches = (cm: number) => roundTo(cm / CM_PER_INCH, 9);
export const gramsToOunces = (grams: number) => roundTo(grams * OUNCES_PER_GRAM, 9);
export const ouncesToGrams = (ounces: number, factor = OUNCES_PER_GRAM) => roundTo(ounces / factor, 7);

/** Half up, as a person rounds. Example: roundTo(407.15, 1) = 407.2. */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}

/** π × (diameter / 2)² × height. Example: 8 cm wide, 9 cm high: 452.39 cm³. */
export function cylinderVolume(diameter: number, height: number): number {
  return Math.PI * (diameter / 2) ** 2 * height;
}
