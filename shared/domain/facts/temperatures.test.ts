import { fragranceGuidance } from './fragranceLoads';
import { formatTemperature, waxTemperatures } from './temperatures';

test('a range is given in Fahrenheit, as it is stated, and in Celsius', () => {
  expect(formatTemperature(fragranceGuidance.addAtFahrenheit)).toBe('175–185°F (79–85°C)');
  expect(formatTemperature(fragranceGuidance.preheatContainerFahrenheit)).toBe('100–120°F (38–49°C)');
});

test('every wax is poured no cooler than it begins to melt', () => {
  for (const { meltsAt, pourAt } of Object.values(waxTemperatures)) {
    expect(pourAt.min).toBeGreaterThanOrEqual(meltsAt.min);
    expect(pourAt.max).toBeGreaterThan(meltsAt.max);
  }
});
