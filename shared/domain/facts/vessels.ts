/** Sold containers, the jar of recipes first, `pieces` per pack. Inside measures in cm; `gapCm` stays free below the rim. */
export const vessels = [
  { slug: 'clear-glass-jars', name: '8 oz clear jar', diameterCm: 7.2, heightCm: 7.6, gapCm: 1.3, pieces: 6 },
  {
    slug: 'luxury-glass-containers',
    name: '12 oz luxury container',
    diameterCm: 8,
    heightCm: 8.8,
    gapCm: 1.3,
    pieces: 3,
  },
] as const;
export type SoldVessel = (typeof vessels)[number];
