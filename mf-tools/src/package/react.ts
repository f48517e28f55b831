import * as react from 'react';
import { tagName } from '../embed/calculatorTypes';
import { reactCalculator } from '../embed/reactCalculator';

function expectElement() {
  if (customElements.get(tagName)) return;
  console.warn(
    `<${tagName}> is not defined: call defineCalculators({ shop }) of the package where your page starts.`,
  );
}

export const WaxCalculator = reactCalculator('wax', react, expectElement);
export const FragranceCalculator = reactCalculator('fragrance', react, expectElement);
export const SuppliesCalculator = reactCalculator('supplies', react, expectElement);
export const WickGuide = reactCalculator('wick-guide', react, expectElement);
