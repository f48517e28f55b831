import { usPackText } from './packText';

test('a pack in the measures of the US', () => {
  expect(usPackText({ amount: 500, unit: 'g' })).toBe('1.1 lb');
  expect(usPackText({ amount: 59, unit: 'ml' })).toBe('2 fl oz');
  expect(usPackText({ amount: 6, unit: 'piece' })).toBe('');
});
