import type { Formulas } from '../formulas/openFormulas';
import type { Texts } from './useCalculation';

export function recipeQuery({ texts, formulas }: { texts: Texts; formulas: Formulas }): Texts {
  return { ...texts, formulas: String(formulas.version) };
}
