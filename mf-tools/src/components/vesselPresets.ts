import { type SoldVessel, vessels } from '@shop/domain/facts/vessels';
import type { UnitSystem } from '../formulas/figures';
import { lengthCm, lengthText } from './formatMeasure';

export function presetTexts({ diameterCm, heightCm, gapCm }: SoldVessel, units: UnitSystem) {
  return {
    diameter: lengthText(diameterCm, units),
    height: lengthText(heightCm, units),
    gap: lengthText(gapCm, units),
  };
}

type Measures = { diameter: string; height: string; units: UnitSystem };

/** In cm: less than the third decimal of an inch, with which measures are shown. */
const TOLERANCE_CM = 0.005;

/** The container of the shop whose width and height stand in the fields, if it is one, however full it is poured. */
export function presetVessel({ diameter, height, units }: Measures) {
  const isLike = (text: string, cm: number) => Math.abs(lengthCm(text, units) - cm) < TOLERANCE_CM;
  return vessels.find(({ diameterCm, heightCm }) => isLike(diameter, diameterCm) && isLike(height, heightCm));
}
