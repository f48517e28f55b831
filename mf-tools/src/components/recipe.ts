import type { SupplyNeed } from '../formulas/figures';

export type FigureFacts = {
  /** Name of the value in the result: vectors and integrators find it by this. */
  name: string;
  label: string;
  value: string | number;
  /** The value as a person reads it, with its unit. */
  text: string;
  /** The same in another unit, or for one candle. */
  also?: string;
};

export type FigureGroup = {
  title?: string;
  note?: string;
  figures: FigureFacts[];
  /** The answer in large figures; or one plain line for each. */
  look?: 'large' | 'lines';
};

export type Recipe = {
  title: string;
  /** The inputs it was made from. */
  madeFrom: string;
  /** The result as a sentence, for live regions. */
  sentence: string;
  groups: FigureGroup[];
  /** The worked formula. */
  steps: string[];
  tips: string[];
  need: SupplyNeed;
  /** A link with them opens the same. */
  query: Record<string, string>;
};
