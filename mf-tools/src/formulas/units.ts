/** Conversions. Every length inside the formulas names its unit; every weight is in grams unless it says ounces. */

/** By definition of the international inch. */
export const CM_PER_INCH = 2.54;
/** Cubic centimetres in a cubic inch. */
export const CM3_PER_INCH3 = CM_PER_INCH ** 3;
/** As the fragrance oil calculator states it (rule calculators.fragrance). */
export const OUNCES_PER_GRAM = 0.035274;
/** As the supplies calculator states it (rule calculators.supplies): grams in an ounce. */
export const GRAMS_PER_OUNCE = 28.35;

export const inchesToCm = (inches: number) => inches * CM_PER_INCH;
export const cmToInches = (cm: number) => cm / CM_PER_INCH;
export const gramsToOunces = (grams: number) => grams * OUNCES_PER_GRAM;
export const ouncesToGrams = (ounces: number) => ounces / OUNCES_PER_GRAM;

/**
 * Rounds half up, as a person does: 1.005 to 2 decimals is 1.01, though its binary value is a hair below.
 * Example: roundTo(407.15, 1) = 407.2.
 */
export function roundTo(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor * (1 + Number.EPSILON)) / factor;
}

/**
 * Volume of a cylinder: π × (diameter / 2)² × height, in the cube of the unit given.
 * Example: 8 cm wide, 9 cm high: 452.39 cm³.
 */
export function cylinderVolume(diameter: number, height: number): number {
  return Math.PI * (diameter / 2) ** 2 * height;
}
