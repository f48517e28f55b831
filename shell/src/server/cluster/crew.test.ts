import { isHung } from './crew';

const startedAt = 1_000_000;

test('a worker that never gives a sign of life counts as hung, from its fork on', () => {
  expect(isHung({ startedAt, lastSign: null }, startedAt + 10_000)).toBe(false);
  expect(isHung({ startedAt, lastSign: null }, startedAt + 21_000)).toBe(true);
});

test('a worker that has gone silent counts as hung', () => {
  const lastSign = startedAt + 60_000;
  expect(isHung({ startedAt, lastSign }, lastSign + 5000)).toBe(false);
  expect(isHung({ startedAt, lastSign }, lastSign + 9000)).toBe(true);
});
