import type { DeliverySpeed, ShippingBand } from './shipping';

/** Whole dollars without decimals, as a sentence has them: '$50', '$99.99'. */
export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

/** Name of a band of order values: 'Under $50', '$50–$99.99', '$100 and over'. */
export function bandName({ fromCents, belowCents }: ShippingBand): string {
  if (belowCents === null) return `${dollars(fromCents)} and over`;
  return fromCents === 0
    ? `Under ${dollars(belowCents)}`
    : `${dollars(fromCents)}–${dollars(belowCents - 1)}`;
}

/** '3–5 business days'. */
export function daysText({ min, max }: { min: number; max: number }): string {
  return `${min}–${max} business days`;
}

/** Delivery time of a speed after dispatch: '3–5 business days'. */
export function deliveryText({ minDays, maxDays }: DeliverySpeed): string {
  return daysText({ min: minDays, max: maxDays });
}
