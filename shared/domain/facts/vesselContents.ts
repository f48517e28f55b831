import type { SoldVessel } from './vessels';
import { waxCalculatorWaxes } from './waxes';

const GRAMS_PER_OUNCE = 28.35;
const CM_PER_INCH = 2.54;

/** Up to the fill line; the clear glass jar: 256.5 cm³. */
export function getFilledCm3({ diameterCm, heightCm, gapCm }: SoldVessel): number {
  return Math.PI * (diameterCm / 2) ** 2 * (heightCm - gapCm);
}

export function getWaxGrams(vessel: SoldVessel, wax: keyof typeof waxCalculatorWaxes = 'soy'): number {
  return getFilledCm3(vessel) * waxCalculatorWaxes[wax].density;
}

export function formatOunces(vessel: SoldVessel): string {
  return `${Math.round(getWaxGrams(vessel) / GRAMS_PER_OUNCE)} oz`;
}

export function formatGap({ gapCm }: SoldVessel): string {
  const inches = (gapCm / CM_PER_INCH).toFixed(1);
  return `${inches === '0.5' ? 'half an inch' : `${inches} in`} (${Math.round(gapCm * 10)} mm)`;
}
