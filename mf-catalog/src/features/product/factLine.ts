import { maximumLoadPercent } from '@shop/domain/facts/fragranceLoads';
import { findWick, formatWidths } from '@shop/domain/facts/soldWicks';
import { formatOunces } from '@shop/domain/facts/vesselContents';
import { vessels } from '@shop/domain/facts/vessels';
import { fragranceOilGramsPerMl } from '@shop/domain/facts/waxes';
import { formatCents } from '@shop/domain/money';
import { countFilledVessels } from '../../catalogue/countFilledVessels';
import { packText } from '../../catalogue/packText';
import type { ProductDetails } from '../../data/productDetails/types';
import type { Product } from '../../data/products';

const [jar] = vessels;

/** What somebody wants to know at the name: how much it is, what that is enough for, and what one part of it costs. */
export function factLine(product: Product, { boxFacts = [] }: Pick<ProductDetails, 'boxFacts'>): string {
  return (product.category === 'kit' ? boxFacts : facts(product)).join(' · ');
}

function facts({ slug, category, priceCents, pack, waxType, vessel }: Product): string[] {
  const perPiece = formatCents(Math.round(priceCents / pack.amount));
  const per100 = formatCents(Math.round((100 * priceCents) / pack.amount));
  if (category === 'wax' && waxType) {
    const isForJars = waxType !== 'beeswax';
    const filled = `fills ${countFilledVessels(pack.amount, jar, waxType)} jars of ${formatOunces(jar)}`;
    return [packText(pack), isForJars ? filled : 'for pillars and tapers', `${per100} per 100 g`];
  }
  const wick = findWick(slug);
  if (wick) return [packText(pack), wick.size, `for ${formatWidths(wick)} wide`, `${perPiece} each`];
  if (category === 'fragrance') {
    const grams = (pack.amount * fragranceOilGramsPerMl * 100) / maximumLoadPercent.soy;
    return [
      packText(pack),
      `enough for ${Math.floor(grams / 10) * 10} g of soy wax at ${maximumLoadPercent.soy}%`,
      `${per100} per 100 ml`,
    ];
  }
  if (category === 'container' && vessel) {
    return [packText(pack), `${formatOunces(vessel)} of wax each`, `${perPiece} each`];
  }
  return [];
}
