import { formatWidths, soldWicks } from './soldWicks';
import { formatLength } from './wickLengths';

test('the widths and the length of a wick read in inches and in centimeters', () => {
  const [tabbed, premium] = soldWicks;
  expect([tabbed.lengthCm, premium.lengthCm].map(formatLength)).toEqual(['6 in (15 cm)', '8 in (20 cm)']);
  expect([premium.slug, formatWidths(premium)]).toEqual(['premium-cotton-wicks', '2.8–3.5 in (7–9 cm)']);
  expect([tabbed.slug, formatWidths(tabbed)]).toEqual(['pre-tabbed-cotton-wicks', '2–3 in (5.1–7.6 cm)']);
});
