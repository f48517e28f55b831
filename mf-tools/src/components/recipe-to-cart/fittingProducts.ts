import type { SoldWick } from '@shop/domain/facts/soldWicks';
import { getFilledCm3 } from '@shop/domain/facts/vesselContents';
import { type SoldVessel, vessels } from '@shop/domain/facts/vessels';
import { countWicks } from '@shop/domain/facts/wickLengths';
import type { SupplyNeed } from '../../formulas/figures';
import { listFittingWicks } from '../../formulas/listFittingWicks';
import { cylinderVolume } from '../../formulas/units';

/** cm from a sold vessel's width; content as a part of the vessel's. */
const WIDTH_TOLERANCE_CM = 0.3;
const CONTENT_TOLERANCE = 0.1;

/** Its own preset, or one of like width and content. */
export function fittingVessels({ filled, vessel: preset }: SupplyNeed): SoldVessel[] {
  if (!filled) return [];
  const content = cylinderVolume(filled.diameterCm, filled.heightCm);
  return vessels.filter((vessel: SoldVessel) => {
    if (vessel.slug === preset) return true;
    const isAsWide = Math.abs(vessel.diameterCm - filled.diameterCm) <= WIDTH_TOLERANCE_CM;
    return isAsWide && Math.abs(content / getFilledCm3(vessel) - 1) <= CONTENT_TOLERANCE;
  });
}

/** The wicks that we sell for the recipe's vessel and wax (rule calculators.one-wick), and how many one of them gives. */
export function recipeWicks({ filled, wax }: SupplyNeed): (SoldWick & { pieces: number })[] {
  if (!filled) return [];
  return listFittingWicks(filled.diameterCm, wax)
    .map((wick) => ({ ...wick, pieces: countWicks(wick, filled.heightCm) }))
    .filter(({ pieces }) => pieces > 0);
}
