import type { ShippingBand } from './shipping';

export function formatDollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;
}

/** 'Under $50', '$50–$99.99', '$100 and over' */
export function formatBand({ fromCents, belowCents }: ShippingBand): string {
  if (belowCents === null) return `${formatDollars(fromCents)} and over`;
  return fromCents === 0
    ? `Under ${formatDollars(belowCents)}`
    : `${formatDollars(fromCents)}–${formatDollars(belowCents - 1)}`;
}

export function formatDays({ min, max }: { min: number; max: number }): string {
  return min === max ? `${min} business day${min === 1 ? '' : 's'}` : `${min}–${max} business days`;
}
