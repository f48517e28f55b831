import { maximumLoadPercent } from '@shop/facts/fragranceLoads';
import { waxNames } from '@shop/facts/waxes';
import type { SuppliesCalculatorWax } from '../../formulas/figures';

/** Advice where a load is above what the wax holds (rule calculators.supplies-advice): no error, the range stands. */
export function loadAdvice(loadPercent: number, wax: SuppliesCalculatorWax): string | null {
  if (wax === 'blend') return null;
  const maximum = maximumLoadPercent[wax];
  if (loadPercent <= maximum) return null;
  return `${waxNames[wax]} holds about ${maximum}%. More oil can seep out, smoke or flare: go down to ${maximum}%.`;
}
