import { addBusinessDays } from './businessDays';
import { deliverySpeeds, processingDays } from './shipping';

/** Where the workshop packs: an order of the evening counts as that day's, wherever the shopper is. */
const WORKSHOP_TIME_ZONE = 'America/New_York';

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Gives '2026-11-22'. Made when it is needed: the first format blocks a slow phone noticeably. */
let workshopDay: Intl.DateTimeFormat | undefined;

export type DeliveryWindow = {
  days: string;
  /** 'Fri, Nov 27 – Wed, Dec 2'; null where nobody said when it was paid. */
  dates: string | null;
};

/** When an order arrives: packing and the way together. Null for a speed nobody knows. */
export function getDeliveryWindow(label: string, paidAt?: string | null): DeliveryWindow | null {
  const speed = deliverySpeeds.find(({ name }) => name === label);
  if (!speed) return null;
  const min = processingDays.min + speed.minDays;
  const max = processingDays.max + speed.maxDays;
  const dates = paidAt ? `${addDays(paidAt, min)} – ${addDays(paidAt, max)}` : null;
  return { days: `${min}–${max} business days`, dates };
}

function addDays(moment: string, businessDays: number): string {
  workshopDay ??= new Intl.DateTimeFormat('en-CA', { timeZone: WORKSHOP_TIME_ZONE });
  const day = addBusinessDays(new Date(workshopDay.format(new Date(moment))), businessDays);
  return `${WEEKDAYS[day.getUTCDay()]}, ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}
