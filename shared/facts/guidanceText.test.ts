import { addTemperature, cureTime, preheatTemperature, trimmedWick } from './guidanceText';

test('guidance reads as the specification gives it', () => {
  expect(addTemperature).toMatch(/^175-185°F/);
  expect(preheatTemperature).toMatch(/^100-120°F/);
  expect(cureTime).toBe('24-48 hours');
  expect(trimmedWick).toBe('1/4 inch');
});
