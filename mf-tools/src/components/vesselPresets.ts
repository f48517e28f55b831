import { type SoldVessel, vessels } from '@shop/facts/vessels';
import type { UnitSystem } from '../formulas/figures';
import { cmToInches, roundTo } from '../formulas/units';

/** A length as a field shows it in the chosen units. */
export function lengthText(cm: number, units: UnitSystem): string {
  return String(roundTo(units === 'metric' ? cm : cmToInches(cm), 3));
}

/** The measures of a container of the shop as they stand in the fields. */
export function presetTexts({ diameterCm, heightCm, gapCm }: SoldVessel, units: UnitSystem) {
  return {
    diameter: lengthText(diameterCm, units),
    height: lengthText(heightCm, units),
    gap: lengthText(gapCm, units),
  };
}

type Measures = { diameter: string; height: string; units: UnitSystem };

/** The container of the shop whose width and height stand in the fields, if it is one, however full it is poured. */
export function presetVessel({ diameter, height, units }: Measures) {
  return vessels.find((vessel) => {
    const preset = presetTexts(vessel, units);
    return preset.diameter === diameter && preset.height === height;
  });
}
