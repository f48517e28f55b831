const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** UTC midnight of the nth Sunday of a month, ms. */
function getSunday(year: number, month: number, nth: number): number {
  const first = Date.UTC(year, month, 1);
  return first + (((7 - new Date(first).getUTCDay()) % 7) + 7 * (nth - 1)) * DAY;
}

/**
 * The clock of New York, where the workshop packs, as UTC. The rule of the United States since 2007, by hand: the first
 * Intl.DateTimeFormat blocks a slow phone for 180 ms.
 */
export function toWorkshopTime(moment: Date): Date {
  const time = moment.getTime();
  const year = moment.getUTCFullYear();
  const isSummer = time >= getSunday(year, 2, 2) + 7 * HOUR && time < getSunday(year, 10, 1) + 6 * HOUR;
  return new Date(time - (isSummer ? 4 : 5) * HOUR);
}
