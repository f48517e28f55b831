import type { FormulaConstants } from '../constants';

export const v1: FormulaConstants = {
  waxes: {
    soy: { density: 0.9, fragranceShare: 0.1 },
    beeswax: { density: 0.97, fragranceShare: 0.05 },
    paraffin: { density: 0.9, fragranceShare: 0.08 },
    coconut: { density: 0.92, fragranceShare: 0.1 },
  },
  suppliesWaxes: {
    soy: { densityFactor: 0.9, dollarsPerOunce: 0.15 },
    paraffin: { densityFactor: 0.8, dollarsPerOunce: 0.1 },
    beeswax: { densityFactor: 0.95, dollarsPerOunce: 0.3 },
    coconut: { densityFactor: 0.92, dollarsPerOunce: 0.25 },
    blend: { densityFactor: 0.85, dollarsPerOunce: 0.18 },
  },
  prices: { fragranceDollarsPerOunce: 1.2, dollarsPerWick: 0.5 },
  maximumLoadPercent: { soy: 10, paraffin: 12, beeswax: 5, coconut: 10, gel: 8 },
  ecoByDiameterCm: [
    { underCm: 5, size: 'ECO 1' },
    { underCm: 7, size: 'ECO 2' },
    { underCm: 9, size: 'ECO 4' },
    { underCm: 11, size: 'ECO 6' },
    { underCm: 13, size: 'ECO 8' },
    { underCm: null, size: 'ECO 10+' },
  ],
  cdByDiameterInches: [
    { upToInches: 2, size: 'Small (CD-3/4)' },
    { upToInches: 3, size: 'Medium (CD-8/10)' },
    { upToInches: 4, size: 'Large (CD-12/14)' },
    { upToInches: null, size: 'X-Large (CD-16/18)' },
  ],
  wickGuideRows: [
    { diameter: '2-3 cm', fromCm: 2, toCm: 3, eco: 'ECO 0.5-1', cd: 'CD 3-4' },
    { diameter: '3-5 cm', fromCm: 3, toCm: 5, eco: 'ECO 1-2', cd: 'CD 4-6' },
    { diameter: '5-7 cm', fromCm: 5, toCm: 7, eco: 'ECO 2-4', cd: 'CD 6-8' },
    { diameter: '7-9 cm', fromCm: 7, toCm: 9, eco: 'ECO 4-6', cd: 'CD 8-10' },
    { diameter: '9-11 cm', fromCm: 9, toCm: 11, eco: 'ECO 6-8', cd: 'CD 10-12' },
    { diameter: '11+ cm', fromCm: 11, toCm: null, eco: 'ECO 8+', cd: 'CD 12+' },
  ],
  ouncesPerGram: 0.035274,
  gramsPerOunce: 28.35,
  oneWickUpToInches: 4,
};
