const DAY_MS = 86_400_000;
const MONDAY = 1;
const THURSDAY = 4;

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
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = new Date(reached.getTime() + DAY_MS);
    const isWeekend = reached.getUTCDay() % 6 === 0;
    if (!isWeekend && !isHoliday(reached)) left -= 1;
  }
  return reached;
}
