import fc from 'fast-check';
import { toWorkshopTime } from './workshopTime';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const toIso = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

test('the clock in the workshop is that of New York, in every year to come', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(fc.property(moment, (date) => expect(toIso(toWorkshopTime(date))).toBe(clock.format(date))));
});

test.each([
  ['2026-03-08T06:59:59Z', '2026-03-08 01:59:59'],
  ['2026-03-08T07:00:00Z', '2026-03-08 03:00:00'],
  ['2026-11-01T05:59:59Z', '2026-11-01 01:59:59'],
  ['2026-11-01T06:00:00Z', '2026-11-01 01:00:00'],
])('the hour of %s is %s there, on the days when clocks are set', (moment, there) => {
  expect(toIso(toWorkshopTime(new Date(moment)))).toBe(there);
  expect(clock.format(new Date(moment))).toBe(there);
});
