/**
 * The waxes of the calculators (rules calculators.wax-table, calculators.supplies). The two calculators state different densities for the same wax
 * (rule calculators.densities): each keeps its own, and 'by weight' uses the wax calculator's where it has one.
 */
export const waxNames = {
  soy: 'Soy wax',
  paraffin: 'Paraffin wax',
  beeswax: 'Beeswax',
  coconut: 'Coconut wax',
  gel: 'Gel wax',
  blend: 'Blended wax',
} as const;
export type WaxType = keyof typeof waxNames;

/** Wax calculator. Density in g/cm³; fragrance share as a part of the wax's weight. */
export const waxCalculatorWaxes = {
  soy: { density: 0.9, fragranceShare: 0.1 },
  beeswax: { density: 0.97, fragranceShare: 0.05 },
  paraffin: { density: 0.9, fragranceShare: 0.08 },
  coconut: { density: 0.92, fragranceShare: 0.1 },
} as const;

/** Supplies calculator. Density factor as stated; price in dollars for an ounce of wax. */
export const suppliesCalculatorWaxes = {
  soy: { densityFactor: 0.9, dollarsPerOunce: 0.15 },
  paraffin: { densityFactor: 0.8, dollarsPerOunce: 0.1 },
  beeswax: { densityFactor: 0.95, dollarsPerOunce: 0.3 },
  coconut: { densityFactor: 0.92, dollarsPerOunce: 0.25 },
  blend: { densityFactor: 0.85, dollarsPerOunce: 0.18 },
} as const;

/** Supplies calculator: dollars for an ounce of fragrance oil, and for a wick. */
export const suppliesPrices = { fragranceDollarsPerOunce: 1.2, dollarsPerWick: 0.5 } as const;

/** Supplies calculator: fragrance load in percent of the wax. */
export const suppliesLoad = { min: 0, max: 15, initial: 10, typical: '6-10%' } as const;

/** Wax calculator: wax to keep in reserve for spills and topping up, percent. */
export const extraWaxPercent = 10;

/** A fragrance oil's weight for buying by the bottle, g/ml: on the light side, so that a bottle is never short. */
export const fragranceOilGramsPerMl = 0.95;
