import { formatWidths, getWick } from './soldWicks';

test('the widths of a wick read in inches and in centimeters', () => {
  expect(formatWidths(getWick('premium-cotton-wicks'))).toBe('2.8–3.5 in (7–9 cm)');
  expect(formatWidths(getWick('pre-tabbed-cotton-wicks'))).toBe('2–3 in (5.1–7.6 cm)');
});
