import { type FormulaConstants, todaysConstants } from './constants';
import { FORMULA_VERSION, formerConstants } from './versions/versions';

export type Formulas = {
  version: number;
  constants: FormulaConstants;
  /** The message that says it, with the version that the link names. */
  remark: { name: 'former' | 'unknown'; version: number } | null;
};

export const todaysFormulas: Formulas = {
  version: FORMULA_VERSION,
  constants: todaysConstants,
  remark: null,
};

/** A link opens with its own numbers and says so. Unknown versions: today's. */
export function openFormulas(asked: string | undefined): Formulas {
  const version = /^[1-9]\d{0,3}$/.test(asked ?? '') ? Number(asked) : FORMULA_VERSION;
  if (version === todaysFormulas.version) return todaysFormulas;
  const constants = formerConstants[version];
  if (constants) {
    return { version, constants, remark: { name: 'former', version } };
  }
  return { ...todaysFormulas, remark: { name: 'unknown', version } };
}
