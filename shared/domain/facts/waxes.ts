/** Rule calculators.wax-table. Densities differ by calculator (rule calculators.densities). */
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

/** Of the supplies calculator, percent of the wax. */
export const suppliesLoad = { min: 0, max: 15, initial: 10, typical: '6-10%' } as const;

/** Percent, for spills and topping up. */
export const extraWaxPercent = 10;

/** g/ml, on the light side: a bottle is never short. */
export const fragranceOilGramsPerMl = 0.95;
