import { deliverySpeeds, processingDays } from './shipping';

const HOUR = 3_600_000;
const MONDAY = 1;
const THURSDAY = 4;

/** When an order arrives: packing and the way together. Null for a speed nobody knows. */
export function getDeliveryWindow(label: string, paidAt?: string | null) {
  const speed = deliverySpeeds.find(({ name }) => name === label);
  if (!speed) return null;
  const min = processingDays.min + speed.days.min;
  const max = processingDays.max + speed.days.max;
  // 'Fri, Nov 27 – Wed, Dec 2'; null where nobody said when it was paid.
  const dates = paidAt ? `${addDays(paidAt, min)} – ${addDays(paidAt, max)}` : null;
  return { days: `${min}–${max} business days`, dates };
}

function addDays(moment: string, businessDays: number): string {
  // An order of the evening counts as that day's, wherever the shopper is.
  const day = addBusinessDays(toWorkshopTime(new Date(moment)), businessDays);
  // 'Fri, 27 Nov 2026 00:00:00 GMT' in every browser.
  const [weekday, date, month] = day.toUTCString().split(/,? /);
  return `${weekday}, ${month} ${Number(date)}`;
}

/** Month and date: New Year's Day, Independence Day, Christmas. */
const FIXED_HOLIDAYS = ['1-1', '7-4', '12-25'];

function isHoliday(day: Date): boolean {
  const month = day.getUTCMonth() + 1;
  const date = day.getUTCDate();
  const weekday = day.getUTCDay();
  const isFixed = (on: number) => FIXED_HOLIDAYS.includes(`${month}-${on}`);
  // A holiday on Sunday is observed on Monday.
  if (isFixed(date) || (weekday === MONDAY && isFixed(date - 1))) return true;
  // Memorial Day, Labor Day.
  if (weekday === MONDAY) return (month === 5 && date > 24) || (month === 9 && date < 8);
  // Thanksgiving.
  return weekday === THURSDAY && month === 11 && date > 21 && date < 29;
}

/** Adds days from Monday to Friday without holidays (rule checkout.delivery); midnight UTC. */
export function addBusinessDays(day: Date, count: number): Date {
  if (count === 0) return day;
  const next = new Date(day.getTime() + 24 * HOUR);
  const isWeekend = next.getUTCDay() % 6 === 0;
  return addBusinessDays(next, isWeekend || isHoliday(next) ? count : count - 1);
}

/** The last Sunday until a day of a month, ms. */
function getSunday(year: number, month: number, latestDay: number, hour: number): number {
  const latest = new Date(Date.UTC(year, month, latestDay, hour));
  return latest.setUTCDate(latestDay - latest.getUTCDay());
}

/** The clock of New York, where the workshop packs, as UTC. By hand: the first Intl.DateTimeFormat blocks a slow phone for 180 ms. */
export function toWorkshopTime(moment: Date): Date {
  const time = moment.getTime();
  const year = moment.getUTCFullYear();
  const isSummer = time >= getSunday(year, 2, 14, 7) && time < getSunday(year, 10, 7, 6);
  return new Date(time - (isSummer ? 4 : 5) * HOUR);
}
