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

/** Rule calculators.supplies. Densities differ by calculator (rule calculators.densities). */
export const suppliesConstants: SuppliesConstants = {
  suppliesWaxes: {
    soy: { densityFactor: 0.9, dollarsPerOunce: 0.15 },
    paraffin: { densityFactor: 0.8, dollarsPerOunce: 0.1 },
    beeswax: { densityFactor: 0.95, dollarsPerOunce: 0.3 },
    coconut: { densityFactor: 0.92, dollarsPerOunce: 0.25 },
    blend: { densityFactor: 0.85, dollarsPerOunce: 0.18 },
  },
  prices: { fragranceDollarsPerOunce: 1.2, dollarsPerWick: 0.5 },
  cdByDiameterInches,
  gramsPerOunce: GRAMS_PER_OUNCE,
  oneWickUpToInches: 4,
};

/** Those of a version, which names them where they are not today's. */
export const withSuppliesConstants = <Constants extends Partial<SuppliesConstants>>(
  constants: Constants,
) => ({ ...suppliesConstants, ...constants });
