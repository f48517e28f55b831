import type { WaxType } from '@shop/facts/waxes';

/** What a result takes to make, in units that packs are counted in. */
export type SupplyNeed = {
  wax: WaxType;
  waxGrams: number;
  fragranceGrams: number;
  /** 0 where the calculator knows nothing of wicks. */
  wicks: number;
  /** Vessels to fill, 0 where the calculator knows nothing of them. */
  candles: number;
  /** Inside of the vessel up to the fill line in cm; null where the calculator knows no vessel. */
  filled: { diameterCm: number; heightCm: number } | null;
  /** The wick that the calculator names: 'ECO 4', 'Medium (CD-8/10)'; null where it names none. */
  wickSize: string | null;
  /** Slug of the shop's container that the vessel is, or null. */
  vessel: string | null;
};

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
  isLarge?: boolean;
  /** What the group is, beside its title, where it is folded away until someone asks for it. */
  foldedAs?: string;
};

/** A finished calculation in words and figures: what the card shows, the printer prints and the cart is filled from. */
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
};
