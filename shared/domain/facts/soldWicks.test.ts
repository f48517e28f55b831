import { formatWidths, soldWicks } from './soldWicks';
import { formatLength } from './wickLengths';

test('the widths and the length of a wick read in inches and in centimeters', () => {
  const [tabbed, premium] = soldWicks;
  expect([tabbed.lengthCm, premium.lengthCm].map(formatLength)).toEqual(['6 in (15 cm)', '8 in (20 cm)']);
  expect([premium.slug, tabbed.slug]).toEqual(['premium-cotton-wicks', 'pre-tabbed-cotton-wicks']);
  expect(formatWidths(premium)).toBe('2.8–\u20603.5\u00a0in (7–\u20609\u00a0cm)');
  expect(formatWidths(tabbed)).toBe('2–\u20603\u00a0in (5.1–\u20607.6\u00a0cm)');
});
