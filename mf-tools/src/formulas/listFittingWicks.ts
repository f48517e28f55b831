import { type SoldWick, soldWicks } from '@shop/domain/facts/soldWicks';
import type { WaxType } from '@shop/domain/facts/waxes';
import { wicksOfHeight } from '@shop/domain/facts/wickLengths';

/** Sold wicks for a wax, an inside and a filled height (rule calculators.one-wick), pre-tabbed first. Soy, 7.2 cm -> CD 8, ECO 4. */
export function listFittingWicks(diameterCm: number, wax: WaxType, heightCm = 0): SoldWick[] {
  return soldWicks.filter(
    (wick: SoldWick) =>
      diameterCm >= wick.fromCm &&
      diameterCm < wick.belowCm &&
      wick.waxes.includes(wax) &&
      wicksOfHeight(wick, heightCm) > 0,
  );
}
