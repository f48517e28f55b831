import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { suppliesCalculatorWaxes, suppliesPrices, waxCalculatorWaxes } from '@shop/domain/facts/waxes';
import { cdByDiameterInches } from '@shop/domain/facts/wicks';
import type {
  FragranceCalculatorWax,
  SuppliesCalculatorWax,
  WaxCalculatorWax,
  WickGuideRow,
} from './figures';
import { GRAMS_PER_OUNCE, OUNCES_PER_GRAM } from './units';

/** Everything beside the inputs that a figure depends on, in the units of the facts that they come from. */
export type FormulaConstants = {
  waxes: Record<WaxCalculatorWax, { density: number; fragranceShare: number }>;
  suppliesWaxes: Record<SuppliesCalculatorWax, { densityFactor: number; dollarsPerOunce: number }>;
  prices: { fragranceDollarsPerOunce: number; dollarsPerWick: number };
  maximumLoadPercent: Record<FragranceCalculatorWax, number>;
  /** Missing: today's. Only the wax calculator carries them along. */
  ecoByDiameterCm?: { underCm: number | null; size: string }[];
  cdByDiameterInches: { upToInches: number | null; size: string }[];
  /** Missing: today's. Only the wick guide carries them along. */
  wickGuideRows?: WickGuideRow[];
  ouncesPerGram: number;
  gramsPerOunce: number;
  /** Widest vessel, in inches, that one wick melts across (rule calculators.wick-sizes). */
  oneWickUpToInches: number;
};

/** As they are today: what FORMULA_VERSION stands for. The build fails when they change and the version does not. */
export const todaysConstants: FormulaConstants = {
  waxes: waxCalculatorWaxes,
  suppliesWaxes: suppliesCalculatorWaxes,
  prices: suppliesPrices,
  maximumLoadPercent,
  cdByDiameterInches,
  ouncesPerGram: OUNCES_PER_GRAM,
  gramsPerOunce: GRAMS_PER_OUNCE,
  oneWickUpToInches: 4,
};
