import { freeShipping } from '@shop/domain/facts/shipping';

/** Cents; 0 when reached. */
export function getMissingForFreeShipping(subtotal: number): number {
  return Math.max(0, freeShipping.overCents + 1 - subtotal);
}
