import { freeShipping, shippingBands } from './shipping';

/** Throws a RangeError below zero. */
export function getStandardShippingCents(subtotal: number): number {
  const band = shippingBands.findLast(({ fromCents }) => subtotal >= fromCents);
  if (!band) throw new RangeError(`No shipping band for a subtotal of ${subtotal} cents`);
  return band.standardCents;
}

export function getCodeSavingCents(subtotal: number): number {
  return subtotal > freeShipping.overCents ? getStandardShippingCents(subtotal) : 0;
}
