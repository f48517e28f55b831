import { suppliesCalculatorWaxes, suppliesPrices } from '@shop/domain/facts/waxes';
import { cdByDiameterInches } from '@shop/domain/facts/wicks';
import type { SuppliesCalculatorWax } from './figures';
import { GRAMS_PER_OUNCE } from './units';

export type SuppliesConstants = {
  suppliesWaxes: Record<SuppliesCalculatorWax, { densityFactor: number; dollarsPerOunce: number }>;
  prices: { fragranceDollarsPerOunce: number; dollarsPerWick: number };
  cdByDiameterInches: { upToInches: number | null; size: string }[];
  gramsPerOunce: number;
  /** Widest vessel, in inches, that one wick melts across (rule calculators.wick-sizes). */
  oneWickUpToInches: number;
};

export const suppliesConstants: SuppliesConstants = {
  suppliesWaxes: suppliesCalculatorWaxes,
  prices: suppliesPrices,
  cdByDiameterInches,
  gramsPerOunce: GRAMS_PER_OUNCE,
  oneWickUpToInches: 4,
};

/** Those of a version, which names them where they are not today's. */
export const withSuppliesConstants = <Constants extends Partial<SuppliesConstants>>(
  constants: Constants,
) => ({
  ...suppliesConstants,
  ...constants,
});
