/** Rules calculators.wax-table, .supplies. Densities differ by calculator (rule calculators.densities). */
export const waxNames = {
  soy: 'Soy wax',
  paraffin: 'Paraffin wax',
  beeswax: 'Beeswax',
  coconut: 'Coconut wax',
  gel: 'Gel wax',
  blend: 'Blended wax',
} as const;
export type WaxType = keyof typeof waxNames;

/** Density in g/cm³; fragrance share of the wax's weight. */
export const waxCalculatorWaxes = {
  soy: { density: 0.9, fragranceShare: 0.1 },
  beeswax: { density: 0.97, fragranceShare: 0.05 },
  paraffin: { density: 0.9, fragranceShare: 0.08 },
  coconut: { density: 0.92, fragranceShare: 0.1 },
} as const;

/** Price in dollars an ounce. */
export const suppliesCalculatorWaxes = {
  soy: { densityFactor: 0.9, dollarsPerOunce: 0.15 },
  paraffin: { densityFactor: 0.8, dollarsPerOunce: 0.1 },
  beeswax: { densityFactor: 0.95, dollarsPerOunce: 0.3 },
  coconut: { densityFactor: 0.92, dollarsPerOunce: 0.25 },
  blend: { densityFactor: 0.85, dollarsPerOunce: 0.18 },
} as const;

export const suppliesPrices = { fragranceDollarsPerOunce: 1.2, dollarsPerWick: 0.5 } as const;

/** Percent of the wax. */
export const suppliesLoad = { min: 0, max: 15, initial: 10, typical: '6-10%' } as const;

/** Percent, for spills and topping up. */
export const extraWaxPercent = 10;

/** g/ml, on the light side: a bottle is never short. */
export const fragranceOilGramsPerMl = 0.95;
