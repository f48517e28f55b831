const DAY_MS = 86_400_000;
const MONDAY = 1;
const THURSDAY = 4;

const at = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));
const later = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS);
const isWeekend = (day: Date) => day.getUTCDay() % 6 === 0;

/** A holiday of a fixed date; on a Sunday the Monday after is off in its place. */
function fixed(year: number, month: number, date: number): Date {
  const day = at(year, month, date);
  return day.getUTCDay() === 0 ? later(day, 1) : day;
}

/** The first such weekday of a month, from a date on. */
function weekdayFrom(start: Date, weekday: number): Date {
  return later(start, (weekday - start.getUTCDay() + 7) % 7);
}

/** Days on which neither the workshop packs nor a US carrier delivers. */
function holidaysOf(year: number): Date[] {
  return [
    // New Year's Day
    fixed(year, 1, 1),
    // Memorial Day, the last Monday of May
    weekdayFrom(at(year, 5, 25), MONDAY),
    // Independence Day
    fixed(year, 7, 4),
    // Labor Day, the first Monday of September
    weekdayFrom(at(year, 9, 1), MONDAY),
    // Thanksgiving, the fourth Thursday of November
    weekdayFrom(at(year, 11, 22), THURSDAY),
    // Christmas
    fixed(year, 12, 25),
  ];
}

const isHoliday = (day: Date) =>
  holidaysOf(day.getUTCFullYear()).some((holiday) => holiday.getTime() === day.getTime());

/** The day so many business days after a day, Monday to Friday without holidays (rule checkout.delivery); both at midnight UTC. */
export function addBusinessDays(day: Date, count: number): Date {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = later(reached, 1);
    if (!isWeekend(reached) && !isHoliday(reached)) left -= 1;
  }
  return reached;
}
