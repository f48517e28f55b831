import { freeShipping, shippingBands } from './shipping';

/** Throws a RangeError below zero. */
export function getStandardShippingCents(subtotal: number): number {
  const band = shippingBands.filter(({ fromCents }) => subtotal >= fromCents).at(-1);
  if (!band) throw new RangeError(`No shipping band for a subtotal of ${subtotal} cents`);
  return band.standardCents;
}

export function getCodeSavingCents(subtotal: number): number {
  return subtotal > freeShipping.overCents ? getStandardShippingCents(subtotal) : 0;
}
