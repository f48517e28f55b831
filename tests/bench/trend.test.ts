import { findTrend } from './trend';

/** The same noise each time: a sine that fits into nothing. */
const noise = (index: number) => Math.sin(index * index * 12.9898) * 5;
const row = (at: (index: number) => number) => Array.from({ length: 80 }, (_, index) => at(index));

test('figures that climb by a fifth under noise are seen to climb, by about so much', () => {
  const { first, last, isSure } = findTrend(row((index) => 100 + index / 4 + noise(index)));
  expect(isSure).toBe(true);
  expect(last / first).toBeGreaterThan(1.15);
  expect(last / first).toBeLessThan(1.25);
});

test('figures that only move do not climb', () => {
  const { first, last, isSure } = findTrend(row((index) => 100 + noise(index)));
  expect(isSure).toBe(false);
  expect(last / first).toBeCloseTo(1, 1);
});

test('outliers and a row that stays the same bend nothing', () => {
  expect(findTrend(row((index) => (index > 75 ? 900 : 100)))).toMatchObject({ first: 100, last: 100 });
  expect(findTrend(row(() => 7))).toEqual({ first: 7, last: 7, isSure: false });
});
