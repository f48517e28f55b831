import { FragranceCalculator } from '../features/fragrance-calculator/FragranceCalculator';
import { SuppliesCalculator } from '../features/supplies-calculator/SuppliesCalculator';
import { WaxCalculator } from '../features/wax-calculator/WaxCalculator';
import { WickGuide } from '../features/wick-guide/WickGuide';
import type { CalculatorType } from './calculatorTypes';
import type { Embeddable } from './EmbeddedCalculator';

/** Every calculator, for builds that hold them all. */
export const calculatorRegistry: Record<CalculatorType, Embeddable> = {
  wax: WaxCalculator,
  fragrance: FragranceCalculator,
  supplies: SuppliesCalculator,
  'wick-guide': WickGuide,
};
