const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '2025-05-22' -> 'May 22, 2025'. By hand: the first Intl.DateTimeFormat blocks a slow phone noticeably. */
export function longDate(isoDate: string): string {
  const [year, month, day] = isoDate.split('-').map(Number);
  return `${MONTHS[Number(month) - 1]} ${day}, ${year}`;
}
