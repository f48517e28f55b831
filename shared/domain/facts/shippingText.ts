import type { DeliverySpeed, ShippingBand } from './shipping';

export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

/** 'Under $50', '$50–$99.99', '$100 and over' */
export function formatBand({ fromCents, belowCents }: ShippingBand): string {
  if (belowCents === null) return `${dollars(fromCents)} and over`;
  return fromCents === 0
    ? `Under ${dollars(belowCents)}`
    : `${dollars(fromCents)}–${dollars(belowCents - 1)}`;
}

export function formatDays({ min, max }: { min: number; max: number }): string {
  return min === max ? `${min} business day${min === 1 ? '' : 's'}` : `${min}–${max} business days`;
}

export function formatDelivery({ minDays, maxDays }: DeliverySpeed): string {
  return formatDays({ min: minDays, max: maxDays });
}
