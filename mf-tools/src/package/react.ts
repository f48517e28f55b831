import * as react from 'react';
import { reactCalculator } from '../embed/reactCalculator';
import { expectElement } from './expectElement';

export const WaxCalculator = reactCalculator('wax', react, expectElement);
export const FragranceCalculator = reactCalculator('fragrance', react, expectElement);
export const SuppliesCalculator = reactCalculator('supplies', react, expectElement);
export const WickGuide = reactCalculator('wick-guide', react, expectElement);
