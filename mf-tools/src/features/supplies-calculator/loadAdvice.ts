import { maximumLoadPercent } from '@shop/facts/fragranceLoads';
import type { SuppliesCalculatorWax } from '../../formulas/figures';
import type { SuppliesWords } from './suppliesWords';

/** Advice where a load is above what the wax holds (rule calculators.supplies-advice): no error, the range stands. */
export function loadAdvice(
  words: SuppliesWords,
  loadPercent: number,
  wax: SuppliesCalculatorWax,
): string | null {
  if (wax === 'blend') return null;
  const maximum = maximumLoadPercent[wax];
  if (loadPercent <= maximum) return null;
  return words('loadAdvice', { wax: words.start(wax), maximum });
}
