import fc from 'fast-check';
import { formatCents, formatCount, toCents, toDollars } from './money';

test('cents are shown as dollars with two decimals', () => {
  expect(formatCents(1499)).toBe('$14.99');
  expect(formatCents(5)).toBe('$0.05');
  expect(formatCents(123_450)).toBe('$1,234.50');
});

test('amounts and counts read as the language has them, whatever they are', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const largest = 10 ** 12;
  fc.assert(
    fc.property(fc.integer({ min: -largest, max: largest }), (number) => {
      expect(formatCents(number)).toBe(dollars.format(number / 100));
      expect(formatCount(number)).toBe(number.toLocaleString('en-US'));
    }),
  );
});

test('every amount of cents survives the way to dollars and back', () => {
  const amounts = Array.from({ length: 100_001 }, (_, cents) => cents);
  expect(amounts.filter((cents) => toCents(toDollars(cents)) !== cents)).toEqual([]);
});
