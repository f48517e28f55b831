import { formatCents } from '@shop/domain/money';
import type { Product } from '../data/products';

/** What stands where a price stands. */
export function priceText({
  priceCents,
  isUnavailable,
}: Pick<Product, 'priceCents' | 'isUnavailable'>): string {
  return isUnavailable ? 'Unavailable' : formatCents(priceCents);
}
