import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { waxCalculatorWaxes } from '@shop/domain/facts/waxes';
import type { FragranceCalculatorWax, WaxCalculatorWax, WickGuideRow } from './figures';
import type { SuppliesConstants } from './suppliesConstants';
import { OUNCES_PER_GRAM } from './units';

/** Everything beside the inputs that a figure depends on, in the units of the facts that they come from. */
export type FormulaConstants = {
  waxes: Record<WaxCalculatorWax, { density: number; fragranceShare: number }>;
  maximumLoadPercent: Record<FragranceCalculatorWax, number>;
  /** Missing: today's. Only the wax calculator carries them along. */
  ecoByDiameterCm?: { underCm: number | null; size: string }[];
  /** Missing: today's. Only the wick guide carries them along. */
  wickGuideRows?: WickGuideRow[];
  ouncesPerGram: number;
} & Partial<SuppliesConstants>;

export const todaysConstants: FormulaConstants = {
  waxes: waxCalculatorWaxes,
  maximumLoadPercent,
  ouncesPerGram: OUNCES_PER_GRAM,
};
