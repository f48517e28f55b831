import { formatWidths, getWick, listFittingWicks } from './soldWicks';
import { vessels } from './vessels';

test('every vessel that we sell has a wick that we sell, for each wax that we sell', () => {
  for (const { diameterCm } of vessels) {
    for (const wax of ['soy', 'coconut', 'beeswax'] as const) {
      expect(listFittingWicks(diameterCm, wax)).not.toEqual([]);
    }
  }
});

test('no wick is offered for a width that none suits', () => {
  expect(listFittingWicks(12, 'soy')).toEqual([]);
  expect(listFittingWicks(4, 'soy')).toEqual([]);
});

test('the widths of a wick read in inches and in centimeters', () => {
  expect(formatWidths(getWick('premium-cotton-wicks'))).toBe('2.8–3.5 in (7–9 cm)');
  expect(formatWidths(getWick('pre-tabbed-cotton-wicks'))).toBe('2–3 in (5.1–7.6 cm)');
});
