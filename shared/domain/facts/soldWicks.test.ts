import { formatWidths, soldWicks } from './soldWicks';

test('the widths of a wick read in inches and in centimeters', () => {
  const [premium, tabbed] = soldWicks;
  expect([premium.slug, formatWidths(premium)]).toEqual(['premium-cotton-wicks', '2.8–3.5 in (7–9 cm)']);
  expect([tabbed.slug, formatWidths(tabbed)]).toEqual(['pre-tabbed-cotton-wicks', '2–3 in (5.1–7.6 cm)']);
});
