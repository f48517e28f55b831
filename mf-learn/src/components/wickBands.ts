import { cdByDiameterInches, ecoByDiameterCm, wickAxis } from '@shop/domain/facts/wicks';

const CM_PER_INCH = 2.54;

function toBands(rows: { toCm: number | null; size: string }[]) {
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
