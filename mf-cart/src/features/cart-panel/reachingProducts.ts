import type { CartLine } from '@shop/contracts/cart';
import type { ProductFacts } from '../cart/cartSlice';

const COUNT = 2;

/** Slugs of the cheapest products outside the cart, each of which alone makes up for what is missing. */
export function reachingProducts(
  products: ProductFacts[],
  lines: CartLine[],
  missingCents: number,
): string[] {
  const inCart = new Set(lines.map(({ id }) => id));
  return products
    .filter(({ id, priceCents, slug }) => slug && priceCents >= missingCents && !inCart.has(id))
    .sort((a, b) => a.priceCents - b.priceCents)
    .slice(0, COUNT)
    .flatMap(({ slug }) => slug ?? []);
}
