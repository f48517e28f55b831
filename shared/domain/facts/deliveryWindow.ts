import { addBusinessDays } from './businessDays';
import { deliverySpeeds, processingDays } from './shipping';
import { toWorkshopTime } from './workshopTime';

const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

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
  return `${WEEKDAYS[day.getUTCDay()]}, ${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}`;
}
