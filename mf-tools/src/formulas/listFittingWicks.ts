import { type SoldWick, soldWicks } from '@shop/domain/facts/soldWicks';
import type { WaxType } from '@shop/domain/facts/waxes';

/** Sold wicks for a wax and an inside width (rule calculators.one-wick), pre-tabbed first. Soy, 7.2 cm -> CD 8, ECO 4. */
export function listFittingWicks(diameterCm: number, wax: WaxType): SoldWick[] {
  return soldWicks.filter(
    ({ fromCm, belowCm, waxes }: SoldWick) =>
      diameterCm >= fromCm && diameterCm < belowCm && waxes.includes(wax),
  );
}
