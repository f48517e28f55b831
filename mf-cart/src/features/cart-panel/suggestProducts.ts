import { findWick } from '@shop/domain/facts/soldWicks';
import { vessels } from '@shop/domain/facts/vessels';
import type { ProductFacts } from '../../cart/productFacts';

/** Categories that complete a candle, the most needed first. */
const partners: Record<string, string[]> = {
  wax: ['wick', 'container'],
  wick: ['container', 'wax'],
  fragrance: ['wax', 'wick'],
  container: ['wick', 'wax'],
  kit: ['fragrance', 'wax'],
  bundle: ['fragrance', 'wax'],
};

/** Fire safety: wick, wax and vessel must fit, from the shared facts. */
function fits(one: ProductFacts, other: ProductFacts): boolean {
  const wick = findWick(one.slug ?? '') ?? findWick(other.slug ?? '');
  if (!wick) return true;
  const vessel = vessels.find(({ slug }) => slug === one.slug || slug === other.slug);
  const waxType = one.waxType ?? other.waxType;
  const hasWidth = !vessel || (vessel.diameterCm >= wick.fromCm && vessel.diameterCm < wick.belowCm);
  return hasWidth && (!waxType || wick.waxes.some((wax) => wax === waxType));
}

/** Slugs of the most reviewed product of each missing category (rule cart.suggestions). */
export function suggestProducts(productId: string, products: ProductFacts[], inCart: string[]): string[] {
  const product = products.find(({ id }) => id === productId);
  if (!product) return [];
  return (partners[product.category ?? ''] ?? []).flatMap((category) => {
    const [best] = products
      .filter((one) => one.category === category && !inCart.includes(one.id) && fits(product, one))
      .sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0));
    return best?.slug ?? [];
  });
}
