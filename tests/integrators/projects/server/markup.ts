import { calculateWax } from '@wick-and-wax/calculators/formulas';
import { calculatorMarkup } from '@wick-and-wax/calculators/server';

const { waxGrams } = calculateWax({ diameterCm: 8, heightCm: 9, candles: 4, wax: 'soy' });
export const markup: string = calculatorMarkup({
  shop: 'https://shop.example',
  type: 'fragrance',
  start: { weight: waxGrams },
});

calculatorMarkup({}); // wrong
calculatorMarkup({ shop: 'https://shop.example', type: 'soap' }); // wrong
