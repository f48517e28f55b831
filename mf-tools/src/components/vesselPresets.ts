import { vessels } from '@shop/facts/vessels';
import { cmToInches, roundTo, type UnitSystem } from '../formulas/units';

/** A length as a field shows it in the chosen units. */
export function lengthText(cm: number, units: UnitSystem): string {
  return String(roundTo(units === 'metric' ? cm : cmToInches(cm), 3));
}

/** The container of the shop whose measures stand in the fields, if it is one. */
export function presetVessel({
  diameter,
  height,
  units,
}: {
  diameter: string;
  height: string;
  units: UnitSystem;
}) {
  return vessels.find(
    (vessel) =>
      lengthText(vessel.diameterCm, units) === diameter && lengthText(vessel.heightCm, units) === height,
  );
}
