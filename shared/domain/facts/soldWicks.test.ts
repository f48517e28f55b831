import { fittingWicks, wickOf, widthsText } from './soldWicks';
import { vessels } from './vessels';

test('every vessel that we sell has a wick that we sell, for each wax that we sell', () => {
  for (const { diameterCm } of vessels) {
    for (const wax of ['soy', 'coconut', 'beeswax'] as const) {
      expect(fittingWicks(diameterCm, wax)).not.toEqual([]);
    }
  }
});

test('no wick is offered for a width that none suits', () => {
  expect(fittingWicks(12, 'soy')).toEqual([]);
  expect(fittingWicks(4, 'soy')).toEqual([]);
});

test('the widths of a wick read in inches and in centimeters', () => {
  expect(widthsText(wickOf('premium-cotton-wicks'))).toBe('2.8–3.5 in (7–9 cm)');
  expect(widthsText(wickOf('pre-tabbed-cotton-wicks'))).toBe('2–3 in (5.1–7.6 cm)');
});
