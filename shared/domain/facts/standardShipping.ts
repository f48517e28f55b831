import { freeShipping, shippingBands } from './shipping';

/** What Standard costs at a subtotal without any code, in cents. */
export function standardShippingCents(subtotal: number): number {
  const band = shippingBands.find(
    ({ fromCents, belowCents }) => subtotal >= fromCents && (belowCents === null || subtotal < belowCents),
  );
  if (!band) throw new RangeError(`No shipping band for a subtotal of ${subtotal} cents`);
  return band.standardCents;
}

/** What the banner's code takes off the shipping of an order of this subtotal, in cents; 0 where it changes nothing. */
export function codeSavingCents(subtotal: number): number {
  return subtotal > freeShipping.overCents ? standardShippingCents(subtotal) : 0;
}
