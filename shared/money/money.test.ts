import { formatCents, toCents, toDollars } from './money';

test('cents are shown as dollars with two decimals', () => {
  expect(formatCents(1499)).toBe('$14.99');
  expect(formatCents(5)).toBe('$0.05');
  expect(formatCents(123_450)).toBe('$1,234.50');
});

test('every amount of cents survives the way to dollars and back', () => {
  const amounts = Array.from({ length: 100_001 }, (_, cents) => cents);
  expect(amounts.filter((cents) => toCents(toDollars(cents)) !== cents)).toEqual([]);
});
