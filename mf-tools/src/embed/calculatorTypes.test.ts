import { calculatorType, recipePath } from './calculatorTypes';

test('the path opens the page of the shop that holds the same calculator, with the same fields', () => {
  expect(recipePath('supplies', { diameter: '3,5', wax: 'soy' })).toBe(
    '/tools/supplies-calculator?diameter=3%2C5&wax=soy',
  );
});

test('an unknown type is the wax calculator', () => {
  expect(calculatorType('soap')).toBe('wax');
  expect(calculatorType(null)).toBe('wax');
  expect(calculatorType('wick-guide')).toBe('wick-guide');
});
