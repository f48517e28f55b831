import '@wick-and-wax/calculators/jsx';
import { defineCalculators } from '@wick-and-wax/calculators';
import { SuppliesCalculator } from '@wick-and-wax/calculators/react';

defineCalculators({}); // wrong

export function Wrong() {
  return (
    <>
      <SuppliesCalculator theme="blue" /* wrong */ />
      <SuppliesCalculator start={{ width: 8 }} /* wrong */ />
      <SuppliesCalculator onCalculated={({ grams }) => grams} /* wrong */ />
      <candle-calculator type="soap" /* wrong */ />
      <candle-calculator onadd-supplies={({ detail }) => detail.cost} /* wrong */ />
    </>
  );
}

const element = document.createElement('candle-calculator');
element.units = 'feet'; // wrong
element.addEventListener('calculated', ({ detail }) => detail.reason); // wrong
document.addEventListener('calculated', ({ detail }) => detail.reason); // wrong
