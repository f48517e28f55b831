import { soldWicks } from './soldWicks';
import { cdByDiameterInches, ecoByDiameterCm, wickGuideRows } from './wicks';

const CM_PER_INCH = 2.54;

/** Inside widths in cm that the chart of wick sizes shows. */
export const wickAxis = { minCm: 3, maxCm: 15 } as const;

/** A size and the inside widths in cm that it is named for. */
export type WickBand = { size: string; fromCm: number; toCm: number };

function bands(rows: { toCm: number | null; size: string }[]): WickBand[] {
  let fromCm: number = wickAxis.minCm;
  return rows.map(({ toCm, size }) => {
    const band = { size, fromCm, toCm: toCm ?? wickAxis.maxCm };
    fromCm = band.toCm;
    return band;
  });
}

/** The sizes that the wax calculator names, by width. */
export const ecoBands = bands(ecoByDiameterCm.map(({ underCm, size }) => ({ toCm: underCm, size })));

/** The sizes that the supplies calculator names, by width: 'CD-3/4' of 'Small (CD-3/4)'. */
export const cdBands = bands(
  cdByDiameterInches.map(({ upToInches, size }) => ({
    toCm: upToInches === null ? null : upToInches * CM_PER_INCH,
    size: size.replace(/^.*\(CD-(.*)\)$/, 'CD $1'),
  })),
);

/** The sizes that the wick guide's table names, by width: '4-6' of 'ECO 4-6'. */
export const guideBands = (family: 'eco' | 'cd'): WickBand[] =>
  wickGuideRows.map(({ fromCm, toCm, [family]: sizes }) => ({
    size: sizes.replace(/^\w+ /, ''),
    fromCm,
    toCm: toCm ?? wickAxis.maxCm,
  }));

/** The wicks that we sell, by width. */
export const soldBands: WickBand[] = soldWicks.map(({ size, fromCm, belowCm }) => ({
  size,
  fromCm,
  toCm: belowCm,
}));
