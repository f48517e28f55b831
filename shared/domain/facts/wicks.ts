/** Rules calculators.wick-sizes, .wick-table, .edges. Makers disagree in places; tables stay as published. */

export const wickCaution = 'A starting point: burn-test your own candle before you give it away or sell it.';

export const wickAxis = { minCm: 3, maxCm: 15 } as const;

/** First row whose `underCm` is above the inside diameter; null: everything wider. */
export const ecoByDiameterCm: { underCm: number | null; size: string }[] = [
  { underCm: 5, size: 'ECO 1' },
  { underCm: 7, size: 'ECO 2' },
  { underCm: 9, size: 'ECO 4' },
  { underCm: 11, size: 'ECO 6' },
  { underCm: 13, size: 'ECO 8' },
  { underCm: null, size: 'ECO 10+' },
];

/** First row whose `upToInches` is not below the inside diameter; null: everything wider. */
export const cdByDiameterInches: { upToInches: number | null; size: string }[] = [
  { upToInches: 2, size: 'Small (CD-3/4)' },
  { upToInches: 3, size: 'Medium (CD-8/10)' },
  { upToInches: 4, size: 'Large (CD-12/14)' },
  { upToInches: null, size: 'X-Large (CD-16/18)' },
];

/** First and last row as published, the steps between are even. */
export const wickGuideRows = [
  { diameter: '2-3 cm', fromCm: 2, toCm: 3, eco: 'ECO 0.5-1', cd: 'CD 3-4' },
  { diameter: '3-5 cm', fromCm: 3, toCm: 5, eco: 'ECO 1-2', cd: 'CD 4-6' },
  { diameter: '5-7 cm', fromCm: 5, toCm: 7, eco: 'ECO 2-4', cd: 'CD 6-8' },
  { diameter: '7-9 cm', fromCm: 7, toCm: 9, eco: 'ECO 4-6', cd: 'CD 8-10' },
  { diameter: '9-11 cm', fromCm: 9, toCm: 11, eco: 'ECO 6-8', cd: 'CD 10-12' },
  { diameter: '11+ cm', fromCm: 11, toCm: null, eco: 'ECO 8+', cd: 'CD 12+' },
];
