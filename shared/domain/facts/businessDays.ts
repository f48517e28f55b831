const DAY_MS = 86_400_000;
const MONDAY = 1;
const THURSDAY = 4;

/** Month and date of New Year's Day, Independence Day and Christmas. */
const FIXED_HOLIDAYS = ['1-1', '7-4', '12-25'];

/** Whether on that day, at midnight UTC, neither the workshop packs nor a US carrier delivers. */
function isHoliday(day: Date): boolean {
  const month = day.getUTCMonth() + 1;
  const date = day.getUTCDate();
  const weekday = day.getUTCDay();
  const isFixed = (on: number) => FIXED_HOLIDAYS.includes(`${month}-${on}`);
  // What falls on a Sunday is kept on the Monday after.
  if (isFixed(date) || (weekday === MONDAY && isFixed(date - 1))) return true;
  // Memorial Day: the last Monday of May. Labor Day: the first of September.
  if (weekday === MONDAY) return (month === 5 && date > 24) || (month === 9 && date < 8);
  // Thanksgiving: the fourth Thursday of November.
  return weekday === THURSDAY && month === 11 && date > 21 && date < 29;
}

/** The day so many business days after a day, Monday to Friday without holidays (rule checkout.delivery); both at midnight UTC. */
export function addBusinessDays(day: Date, count: number): Date {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = new Date(reached.getTime() + DAY_MS);
    const isWeekend = reached.getUTCDay() % 6 === 0;
    if (!isWeekend && !isHoliday(reached)) left -= 1;
  }
  return reached;
}
