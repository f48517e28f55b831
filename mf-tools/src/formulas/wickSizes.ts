import { wickGuideRows as todaysRows, ecoByDiameterCm as todaysSizes } from '@shop/domain/facts/wicks';
import { todaysConstants } from './constants';
import { suppliesConstants } from './suppliesConstants';

/** Wick by inside diameter, wax calculator (rule calculators.wick-sizes): under 5 cm ECO 1, under 7 cm ECO 2 … Example: 8 cm -> ECO 4. */
export function ecoWick(diameterCm: number, { ecoByDiameterCm = todaysSizes } = todaysConstants): string {
  const row = ecoByDiameterCm.find(({ underCm }) => underCm === null || diameterCm < underCm);
  return row?.size ?? '';
}

/** Wick by inside diameter, supplies calculator (rule calculators.wick-sizes): up to 2 in Small … Example: 3 in -> Medium (CD-8/10). */
export function cdWick(diameterInches: number, { cdByDiameterInches } = suppliesConstants): string {
  const row = cdByDiameterInches.find(
    ({ upToInches }) => upToInches === null || diameterInches <= upToInches,
  );
  return row?.size ?? '';
}

/** Wicks in one candle (rule calculators.wick-sizes): over 4 in ceil(diameter / 2), otherwise 1. Example: 5 in -> 3. */
export function wicksPerCandle(diameterInches: number, { oneWickUpToInches } = suppliesConstants): number {
  return diameterInches > oneWickUpToInches ? Math.ceil(diameterInches / 2) : 1;
}

/** A border belongs to the wider row; null below the smallest. Example: 8 cm -> ECO 4-6, CD 8-10. */
export function wickGuideRow(diameterCm: number, { wickGuideRows = todaysRows } = todaysConstants) {
  return (
    wickGuideRows.find((row) => diameterCm >= row.fromCm && (row.toCm === null || diameterCm < row.toCm)) ??
    null
  );
}
