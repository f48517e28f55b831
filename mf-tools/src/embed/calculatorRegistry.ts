import type { ComponentType } from 'react';
import type { CalculatorProps } from '../components/calculatorProps';
import { FragranceCalculator } from '../features/fragrance-calculator/FragranceCalculator';
import { SuppliesCalculator } from '../features/supplies-calculator/SuppliesCalculator';
import { WaxCalculator } from '../features/wax-calculator/WaxCalculator';
import { WickGuide } from '../features/wick-guide/WickGuide';
import type { CalculatedDetail, CalculatorType } from './publicTypes';

/** What publicTypes.ts promises. */
type Published = {
  [Type in CalculatorType]: Pick<
    CalculatorProps<
      Extract<CalculatedDetail, { type: Type }>['texts'],
      Extract<CalculatedDetail, { type: Type }>['inputs'],
      Extract<CalculatedDetail, { type: Type }>['result']
    >,
    'onCalculated'
  >;
};

export const calculatorRegistry = {
  wax: WaxCalculator,
  fragrance: FragranceCalculator,
  supplies: SuppliesCalculator,
  'wick-guide': WickGuide,
} satisfies { [Type in CalculatorType]: ComponentType<Published[Type]> };
