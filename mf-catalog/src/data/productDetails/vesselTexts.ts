import { formatGap, formatOunces, getWaxGrams } from '@shop/domain/facts/vesselContents';
import type { SoldVessel } from '@shop/domain/facts/vessels';

const CM_PER_INCH = 2.54;

export function formatCapacity(vessel: SoldVessel): string {
  const grams = Math.round(getWaxGrams(vessel) / 10) * 10;
  return `${formatOunces(vessel)} of wax (about ${grams} g) with ${formatGap(vessel)} free below the rim`;
}

export function formatInside({ diameterCm, heightCm }: SoldVessel): string {
  const inches = (cm: number) => Number((cm / CM_PER_INCH).toFixed(1));
  return `inside ${inches(diameterCm)} in wide and ${inches(heightCm)} in high (${diameterCm} × ${heightCm} cm)`;
}
