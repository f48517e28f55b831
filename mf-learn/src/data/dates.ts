const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2025-05-15' as 'May 15, 2025', the same in every time zone. */
export function longDate(isoDate: string): string {
  return format.format(new Date(`${isoDate}T00:00:00Z`));
}
