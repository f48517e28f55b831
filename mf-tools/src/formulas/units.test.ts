import { roundTo } from './units';

test.each([
  [407.15, 1, 407.2],
  [1.005, 2, 1.01],
])('%d is rounded half up to %d places, as a person rounds', (value, decimals, rounded) => {
  expect(roundTo(value, decimals)).toBe(rounded);
});
