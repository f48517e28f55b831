import type { Formulas } from '../formulas/openFormulas';
import type { Texts } from './useCalculation';

/** What a link to a recipe carries: its fields, and the version of the formulas that it was made with. */
export function recipeQuery({ texts, formulas }: { texts: Texts; formulas: Formulas }): Texts {
  return { ...texts, formulas: String(formulas.version) };
}
