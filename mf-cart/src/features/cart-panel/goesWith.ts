import { findWick } from '@shop/domain/facts/soldWicks';
import { vessels } from '@shop/domain/facts/vessels';
import type { ProductFacts } from '../cart/cartSlice';

/** What a candle of this product still needs, by category, the most needed first. */
const partners: Record<string, string[]> = {
  wax: ['wick', 'container'],
  wick: ['container', 'wax'],
  fragrance: ['wax', 'wick'],
  container: ['wick', 'wax'],
  kit: ['fragrance', 'wax'],
  bundle: ['fragrance', 'wax'],
};

/** False for a wick that does not suit that wax or that vessel: fire safety, so from the one table of facts. */
function suits(one: ProductFacts, other: ProductFacts): boolean {
  const wick = findWick(one.slug ?? '') ?? findWick(other.slug ?? '');
  if (!wick) return true;
  const vessel = vessels.find(({ slug }) => slug === one.slug || slug === other.slug);
  const waxType = one.waxType ?? other.waxType;
  const hasWidth = !vessel || (vessel.diameterCm >= wick.fromCm && vessel.diameterCm < wick.belowCm);
  return hasWidth && (!waxType || wick.waxes.some((wax) => wax === waxType));
}

/** Slugs of what goes well with a product: one of each category that it needs, the most reviewed, none that is in the cart (rule cart.suggestions). */
export function goesWith(productId: string, products: ProductFacts[], inCart: string[]): string[] {
  const product = products.find(({ id }) => id === productId);
  if (!product) return [];
  return (partners[product.category ?? ''] ?? []).flatMap((category) => {
    const [best] = products
      .filter((one) => one.category === category && !inCart.includes(one.id) && suits(product, one))
      .sort((a, b) => (b.reviewCount ?? 0) - (a.reviewCount ?? 0));
    return best?.slug ?? [];
  });
}
