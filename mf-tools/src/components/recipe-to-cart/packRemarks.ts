import { waxNames } from '@shop/domain/facts/waxes';
import type { SupplyNeed } from '../../formulas/figures';
import { fittingVessels, recipeWicks } from './fittingProducts';
import { type PackFacts, soldWax } from './planPacks';

export function remarksOn(need: SupplyNeed, rows: PackFacts[]): string[] {
  const wax = waxNames[need.wax].toLowerCase();
  const asksForWick = need.wicks > 0 && recipeWicks(need).length === 0;
  const asksForVessel = need.candles > 0 && fittingVessels(need).length === 0;
  return [
    ...(soldWax(need, rows) ? [] : [`We don’t sell ${wax}. The rest of your recipe is below.`]),
    ...(asksForWick
      ? [
          `We don’t sell a wick for ${wax} in a vessel of this size. Look for ${need.wicks} × ${need.wickSize} and burn-test it.`,
        ]
      : []),
    ...(asksForVessel ? ['We don’t sell a vessel of this size, so the list has none.'] : []),
  ];
}
