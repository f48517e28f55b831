import fc from 'fast-check';
import { addBusinessDays, getDeliveryWindow, toWorkshopTime } from './deliveryWindow';

/** A Sunday, noon in New York. */
const sunday = '2026-11-22T17:00:00.000Z';

test('the window is the packing and the way together', () => {
  expect(getDeliveryWindow('Standard')?.days).toBe('4–7 business days');
  expect(getDeliveryWindow('Expedited')?.days).toBe('3–5 business days');
  expect(getDeliveryWindow('Express')?.days).toBe('2–4 business days');
});

test('its dates count from the payment and leave out weekends and holidays: that Thursday is Thanksgiving', () => {
  expect(getDeliveryWindow('Standard', sunday)?.dates).toBe('Fri, Nov 27 – Wed, Dec 2');
  expect(getDeliveryWindow('Express', sunday)?.dates).toBe('Tue, Nov 24 – Fri, Nov 27');
});

test('late in the evening in the workshop it is still that day', () => {
  expect(getDeliveryWindow('Express', '2026-11-24T04:30:00.000Z')).toEqual(
    getDeliveryWindow('Express', '2026-11-23T17:00:00.000Z'),
  );
});

test('without a time of payment no date is promised', () => {
  expect(getDeliveryWindow('Standard', null)?.dates).toBeNull();
  expect(getDeliveryWindow('Standard')?.dates).toBeNull();
});

test('of a speed that nobody knows nothing is promised', () => {
  expect(getDeliveryWindow('By pigeon', sunday)).toBeNull();
});

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
