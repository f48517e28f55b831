import { addBusinessDays } from './businessDays';

const day = (date: string) => new Date(`${date}T00:00:00.000Z`);
const after = (date: string, count: number) => addBusinessDays(day(date), count).toISOString().slice(0, 10);

test('the next business day leaves out the weekend', () => {
  expect(after('2026-10-15', 1)).toBe('2026-10-16');
  expect(after('2026-10-16', 1)).toBe('2026-10-19');
  expect(after('2026-10-16', 6)).toBe('2026-10-26');
});

test.each([
  ["New Year's Day", '2026-12-31', '2027-01-04'],
  ["New Year's Day on a Sunday, kept on Monday", '2022-12-30', '2023-01-03'],
  ['Memorial Day', '2026-05-22', '2026-05-26'],
  ['Memorial Day on the last day of May', '2027-05-28', '2027-06-01'],
  ['Independence Day', '2025-07-03', '2025-07-07'],
  ['Independence Day on a Sunday, kept on Monday', '2027-07-02', '2027-07-06'],
  ['Labor Day', '2026-09-04', '2026-09-08'],
  ['Labor Day on the first of September', '2025-08-29', '2025-09-02'],
  ['Thanksgiving', '2026-11-25', '2026-11-27'],
  ['the latest Thanksgiving', '2030-11-27', '2030-11-29'],
  ['the earliest Thanksgiving', '2029-11-21', '2029-11-23'],
  ['Christmas', '2026-12-24', '2026-12-28'],
])('%s is no business day', (_name, before, next) => {
  expect(after(before, 1)).toBe(next);
});

test('a holiday on a Saturday takes no weekday with it, and the day after Thanksgiving counts', () => {
  expect(after('2026-07-02', 1)).toBe('2026-07-03');
  expect(after('2026-11-26', 1)).toBe('2026-11-27');
});
