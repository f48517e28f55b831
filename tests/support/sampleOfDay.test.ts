import { sampleOfDay } from './sampleOfDay';

const cases = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const sampleOn = (day: number, shares: number) => sampleOfDay(cases, shares, { day, whole: false });

test('the days of a round try every case once, and the next round begins anew', () => {
  const days = [20_000, 20_001, 20_002].map((day) => sampleOn(day, 3));
  expect(days.flat().sort()).toEqual(cases);
  for (const sample of days) expect([2, 3]).toContain(sample.length);
  expect(sampleOn(20_003, 3)).toEqual(days[0]);
});

test('no day is without a case, however many shares are asked for', () => {
  for (let day = 0; day < 20; day++) expect(sampleOn(day, 50)).toHaveLength(1);
});

test('a whole run has all cases in their order', () => {
  expect(sampleOfDay(cases, 3, { day: 1, whole: true })).toEqual(cases);
});
