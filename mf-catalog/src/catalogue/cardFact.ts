import { findWick, formatWidths } from '@shop/domain/facts/soldWicks';
import { formatOunces } from '@shop/domain/facts/vesselContents';
import type { Product } from '../data/products';
import { packText } from './packText';

/** What is in it, as a card says it: '1 kg', '59 ml', '6 jars, 8 oz each', '50 pieces, ECO 4 for 2.8–3.5 in (7–9 cm)'. */
export function cardFact({ slug, pack, candles, vessel }: Product): string {
  if (candles) return `Makes ${candles} candles`;
  if (vessel) return `${pack.amount} ${vessel.name.split(' ').at(-1)}s, ${formatOunces(vessel)} each`;
  const wick = findWick(slug);
  return wick ? `${packText(pack)}, ${wick.size} for ${formatWidths(wick)}` : packText(pack);
}
