import { calculatorType, shopLink } from './calculatorTypes';

test('the link opens the page of the shop that holds the same calculator, with the same fields', () => {
  expect(shopLink('https://shop.example', 'supplies', { diameter: '3,5', wax: 'soy' })).toBe(
    'https://shop.example/tools/supplies-calculator?diameter=3%2C5&wax=soy',
  );
});

test('an unknown type is the wax calculator', () => {
  expect(calculatorType('soap')).toBe('wax');
  expect(calculatorType(null)).toBe('wax');
  expect(calculatorType('wick-guide')).toBe('wick-guide');
});
