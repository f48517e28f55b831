import type { CalculatorType } from './publicTypes';

/** What the React components are called, federated and in the package. */
export const componentNames: Record<CalculatorType, string> = {
  wax: 'WaxCalculator',
  fragrance: 'FragranceCalculator',
  supplies: 'SuppliesCalculator',
  'wick-guide': 'WickGuide',
};
