import { getStartLoadPercent } from './fragranceLoads';
import { addTemperature, cureTime, preheatTemperature, trimmedWick } from './guidanceText';

test('guidance reads as it is stated', () => {
  expect(addTemperature).toMatch(/^175–185°F/);
  expect(preheatTemperature).toMatch(/^100–120°F/);
  expect(cureTime).toBe('24–48 hours');
  expect(trimmedWick).toBe('1/4 inch (6 mm)');
});

test('a load to begin with is never more than the wax holds', () => {
  expect(getStartLoadPercent('soy')).toBe(8);
  expect(getStartLoadPercent('beeswax')).toBe(5);
});
