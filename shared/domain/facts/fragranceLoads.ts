/** Fragrance load limits in percent of the wax (rule calculators.load). */
export const maximumLoadPercent = { soy: 10, paraffin: 12, beeswax: 5, coconut: 10, gel: 8 } as const;

export const defaultLoadPercent = 8;

/** Percent, for a first batch; never more than the wax holds. Examples: soy 8, beeswax 5. */
export function getStartLoadPercent(wax: keyof typeof maximumLoadPercent): number {
  return Math.min(defaultLoadPercent, maximumLoadPercent[wax]);
}

export const fragranceGuidance = {
  addAtFahrenheit: { min: 175, max: 185 },
  cureHours: { min: 24, max: 48 },
  preheatContainerFahrenheit: { min: 100, max: 120 },
  trimWickInches: 0.25,
} as const;
