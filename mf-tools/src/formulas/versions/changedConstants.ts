import { ecoByDiameterCm, wickGuideRows } from '@shop/domain/facts/wicks';
import { type FormulaConstants, todaysConstants } from '../constants';
import { suppliesConstants } from '../suppliesConstants';
import { FORMULA_VERSION, keptConstants } from './versions';

export const allConstants: FormulaConstants = {
  ...todaysConstants,
  ...suppliesConstants,
  ecoByDiameterCm,
  wickGuideRows,
};

function leaves(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name));
}

/** Where constants differ from those that the version stands for: 'waxes.soy.density: 0.9, now 0.91'. */
export function changedConstants(now: object = allConstants, kept: object = keptConstants): string[] {
  const before = new Map(leaves(kept));
  const after = new Map(leaves(now));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .map((path) => `${path}: ${before.get(path) ?? 'missing'}, now ${after.get(path) ?? 'missing'}`);
}

export { FORMULA_VERSION as formulaVersion };
