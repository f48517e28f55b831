import { soldWicks } from './soldWicks';
import { cdByDiameterInches, ecoByDiameterCm, wickGuideRows } from './wicks';

const CM_PER_INCH = 2.54;

export const wickAxis = { minCm: 3, maxCm: 15 } as const;

export type WickBand = { size: string; fromCm: number; toCm: number };

function toBands(rows: { toCm: number | null; size: string }[]): WickBand[] {
  let fromCm: number = wickAxis.minCm;
  return rows.map(({ toCm, size }) => {
    const band = { size, fromCm, toCm: toCm ?? wickAxis.maxCm };
    fromCm = band.toCm;
    return band;
  });
}

export const ecoBands = toBands(ecoByDiameterCm.map(({ underCm, size }) => ({ toCm: underCm, size })));

/** Of the supplies calculator: 'CD-3/4' of 'Small (CD-3/4)'. */
export const cdBands = toBands(
  cdByDiameterInches.map(({ upToInches, size }) => ({
    toCm: upToInches === null ? null : upToInches * CM_PER_INCH,
    size: size.replace(/^.*\(CD-(.*)\)$/, 'CD $1'),
  })),
);

export const getGuideBands = (family: 'eco' | 'cd'): WickBand[] =>
  wickGuideRows.map(({ fromCm, toCm, [family]: sizes }) => ({
    size: sizes.replace(/^\w+ /, ''),
    fromCm,
    toCm: toCm ?? wickAxis.maxCm,
  }));

export const soldBands: WickBand[] = soldWicks.map(({ size, fromCm, belowCm }) => ({
  size,
  fromCm,
  toCm: belowCm,
}));
