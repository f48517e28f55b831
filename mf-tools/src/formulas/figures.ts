/** What the calculators take and what they give. Types alone: the file goes into the package as it stands. */

export type UnitSystem = 'metric' | 'imperial';
export type WaxCalculatorWax = 'soy' | 'beeswax' | 'paraffin' | 'coconut';
export type FragranceCalculatorWax = 'soy' | 'paraffin' | 'beeswax' | 'coconut' | 'gel';
export type SuppliesCalculatorWax = 'soy' | 'paraffin' | 'beeswax' | 'coconut' | 'blend';

/** Lengths are inside measures in cm. All numbers above 0. */
export type WaxInputs = { diameterCm: number; heightCm: number; candles: number; wax: WaxCalculatorWax };

/** Grams, rounded to one decimal from unrounded values; `exact` holds those. */
export type WaxResult = {
  waxGrams: number;
  fragranceGrams: number;
  totalGrams: number;
  wickSize: string;
  tip: string;
  exact: { volumeCm3: number; waxGrams: number; fragranceGrams: number };
};

/** Weight of the wax in grams, load in percent of it. */
export type FragranceInputs = { waxGrams: number; loadPercent: number; wax: FragranceCalculatorWax };

/** Names that integrators already use. */
export type FragranceResult = {
  /** Grams, one decimal. */
  fragranceOilAmount: number;
  fragrancePercent: number;
  /** Ounces, two decimals, from unrounded grams. */
  fragranceOunces: number;
  /** '1:' plus round(100 / percent). */
  fragToWaxRatio: string;
  exact: { oilGrams: number };
};

/** Lengths are inside measures in inches, load in percent of the wax. */
export type SuppliesInputs = {
  diameterInches: number;
  heightInches: number;
  candles: number;
  wax: SuppliesCalculatorWax;
  loadPercent: number;
};

/** Names that integrators already use. Ounces and dollars with two decimals. */
export type SuppliesEstimate = {
  waxAmount: number;
  fragranceAmount: number;
  wickCount: number;
  wickSize: string;
  estimatedCost: number;
};

/** What the vessel really holds: grams with one decimal, ounces with two. */
export type WeightAnswer = {
  waxGrams: number;
  waxOunces: number;
  fragranceGrams: number;
  fragranceOunces: number;
};

export type SuppliesResult = {
  /** By weight, for the whole batch: what to buy and pour. */
  byWeight: WeightAnswer;
  byWeightEach: WeightAnswer;
  /** The specified arithmetic, for the whole batch and for one candle. */
  estimate: SuppliesEstimate;
  estimateEach: SuppliesEstimate;
  exact: {
    volumeInches3: number;
    densityByWeight: number;
    waxGrams: number;
    fragranceGrams: number;
    estimateWaxOunces: number;
    estimateFragranceOunces: number;
    costEach: number;
  };
};

/** Inside width in cm. */
export type WickInputs = { diameterCm: number };

/** A row of the wick guide's table; `toCm` is null in the widest. */
export type WickGuideRow = { diameter: string; fromCm: number; toCm: number | null; eco: string; cd: string };
/** Null below the smallest row. */
export type WickResult = { row: WickGuideRow | null };

/** What a result takes to make, in units that packs are counted in. */
export type SupplyNeed = {
  wax: WaxCalculatorWax | FragranceCalculatorWax | SuppliesCalculatorWax;
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
