import { extraWaxPercent } from '@shop/domain/facts/waxes';
import { todaysConstants } from './constants';
import type { WaxCalculatorWax, WaxInputs, WaxResult } from './figures';
import { cylinderVolume, roundTo } from './units';
import { ecoWick } from './wickSizes';

export const extraWaxTip = `Add an extra ${extraWaxPercent}% wax: some stays in the pitcher, and tops often need a second pour.`;

export const waxCalculatorWaxTypes = [
  'soy',
  'beeswax',
  'paraffin',
  'coconut',
] as const satisfies WaxCalculatorWax[];

/**
 * Wax calculator (rules calculators.wax, calculators.rounding).
 *
 *     wax = π × (diameter / 2)² × height × density × candles        cm³ × g/cm³ = g
 *     fragrance = wax × share
 *
 * Example: 4 soy candles, 8 × 9 cm: 1628.6 g wax, 162.9 g fragrance, 1791.5 g in all, ECO 4.
 */
export function calculateWax(
  { diameterCm, heightCm, candles, wax }: WaxInputs,
  constants = todaysConstants,
): WaxResult {
  const { density, fragranceShare } = constants.waxes[wax];
  const volumeCm3 = cylinderVolume(diameterCm, heightCm);
  const waxGrams = volumeCm3 * density * candles;
  const fragranceGrams = waxGrams * fragranceShare;
  return {
    waxGrams: roundTo(waxGrams, 1),
    fragranceGrams: roundTo(fragranceGrams, 1),
    totalGrams: roundTo(waxGrams + fragranceGrams, 1),
    wickSize: ecoWick(diameterCm, constants),
    tip: extraWaxTip,
    exact: { volumeCm3, waxGrams, fragranceGrams },
  };
}
