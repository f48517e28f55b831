// Written by `npm run raise-formulas -w @shop/mf-tools`.
import type { FormulaConstants } from '../constants';
import { v1 } from './v1';

/** Version of the formulas: rises whenever a constant changes that a figure depends on. */
export const FORMULA_VERSION = 1;

/** The constants of former versions: a recipe's link of theirs opens with its own numbers. */
export const formerConstants: Record<number, FormulaConstants> = {};

/** What FORMULA_VERSION stands for; the build holds today's constants to it. */
export const keptConstants: FormulaConstants = v1;
