import { calculateWicks } from '../features/wick-guide/wickTexts';
import { calculateFragrance as fragrance } from '../formulas/calculateFragrance';
import { calculateSupplies as supplies } from '../formulas/calculateSupplies';
import { calculateWax as wax } from '../formulas/calculateWax';
import { todaysConstants } from '../formulas/constants';
import type {
  FragranceInputs,
  FragranceResult,
  SuppliesInputs,
  SuppliesResult,
  WaxInputs,
  WaxResult,
  WickInputs,
  WickResult,
} from '../formulas/figures';

/** The formulas alone, with the present constants: from inputs to figures, no element and no browser. */
export const calculateWax = (inputs: WaxInputs): WaxResult => wax(inputs);
export const calculateFragrance = (inputs: FragranceInputs): FragranceResult => fragrance(inputs);
export const calculateSupplies = (inputs: SuppliesInputs): SuppliesResult => supplies(inputs);
export const findWicks = (inputs: WickInputs): WickResult => calculateWicks(inputs, todaysConstants);
