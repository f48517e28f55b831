import { lengthCm } from '../../components/formatMeasure';
import type { Reading } from '../../components/useCalculation';
import type { FormulaConstants } from '../../formulas/constants';
import type { UnitSystem, WickInputs, WickResult } from '../../formulas/figures';
import { isInRange } from '../../formulas/parseNumber';
import { waxLengths } from '../../formulas/ranges';
import { wickGuideRow } from '../../formulas/wickSizes';

export type WickTexts = { diameter: string; units: UnitSystem };

export function startWickTexts(initial: Partial<Record<string, string>>): WickTexts {
  return { diameter: initial.diameter ?? '', units: initial.units === 'imperial' ? 'imperial' : 'metric' };
}

export function readWickTexts({ diameter, units }: WickTexts): Reading<WickInputs> {
  const diameterCm = lengthCm(diameter, units);
  return isInRange(diameter, waxLengths(units))
    ? { inputs: { diameterCm }, invalid: [] }
    : { inputs: null, invalid: ['diameter'] };
}

export function calculateWicks({ diameterCm }: WickInputs, constants: FormulaConstants): WickResult {
  return { row: wickGuideRow(diameterCm, constants) };
}
