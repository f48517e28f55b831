import { getWaxGrams } from '@shop/domain/facts/vesselContents';
import type { SoldVessel } from '@shop/domain/facts/vessels';

/** 1000 g of soy fill 4 clear glass jars. */
export function countFilledVessels(
  waxGrams: number,
  vessel: SoldVessel,
  wax?: Parameters<typeof getWaxGrams>[1],
): number {
  return Math.floor(waxGrams / getWaxGrams(vessel, wax));
}
