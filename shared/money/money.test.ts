import { formatCents, toCents, toDollars } from './money';

test('cents are shown as dollars with two decimals', () => {
  expect(formatCents(1499)).toBe('$14.99');
  expect(formatCents(5)).toBe('$0.05');
  expect(formatCents(123_450)).toBe('$1,234.50');
});

test('every amount of cents survives the way to dollars and back', () => {
  for (let cents = 0; cents <= 100_000; cents++) expect(toCents(toDollars(cents))).toBe(cents);
});
