import type { SoldVessel } from './vessels';
import { waxCalculatorWaxes } from './waxes';

const GRAMS_PER_OUNCE = 28.35;
const CM_PER_INCH = 2.54;

/** Volume in cm³ up to the fill line. Example: the clear glass jar holds 256.5 cm³. */
export function filledCm3({ diameterCm, heightCm, gapCm }: SoldVessel): number {
  return Math.PI * (diameterCm / 2) ** 2 * (heightCm - gapCm);
}

/** Wax in g that one vessel takes up to its fill line. Example: soy in the clear glass jar, 230.9 g. */
export function waxGramsIn(vessel: SoldVessel, wax: keyof typeof waxCalculatorWaxes = 'soy'): number {
  return filledCm3(vessel) * waxCalculatorWaxes[wax].density;
}

/** Vessels that a weight of wax fills to their line. Example: 1000 g of soy fill 4 clear glass jars. */
export function vesselsFilledBy(
  waxGrams: number,
  vessel: SoldVessel,
  wax: keyof typeof waxCalculatorWaxes = 'soy',
): number {
  return Math.floor(waxGrams / waxGramsIn(vessel, wax));
}

/** Soy wax in one vessel, rounded as a person says it: '8 oz'. */
export function ouncesText(vessel: SoldVessel): string {
  return `${Math.round(waxGramsIn(vessel) / GRAMS_PER_OUNCE)} oz`;
}

/** '8 oz of wax (about 230 g) with a gap of half an inch (13 mm) below the rim'. */
export function capacityText(vessel: SoldVessel): string {
  const grams = Math.round(waxGramsIn(vessel) / 10) * 10;
  return `${ouncesText(vessel)} of wax (about ${grams} g) with ${gapText(vessel)} free below the rim`;
}

/** 'half an inch (13 mm)'. */
export function gapText({ gapCm }: SoldVessel): string {
  const inches = (gapCm / CM_PER_INCH).toFixed(1);
  return `${inches === '0.5' ? 'half an inch' : `${inches} in`} (${Math.round(gapCm * 10)} mm)`;
}

/** 'inside 2.8 in wide and 3 in high (7.2 × 7.6 cm)'. */
export function insideText({ diameterCm, heightCm }: SoldVessel): string {
  const inches = (cm: number) => Number((cm / CM_PER_INCH).toFixed(1));
  return `inside ${inches(diameterCm)} in wide and ${inches(heightCm)} in high (${diameterCm} × ${heightCm} cm)`;
}
