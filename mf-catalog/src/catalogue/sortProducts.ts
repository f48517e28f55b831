import type { Product } from '../data/products';

/** Rule catalogue.orders. Ties keep the catalogue's order: Array.prototype.sort is stable. */
const comparisons = {
  featured: (a: Product, b: Product) => Number(b.featured) - Number(a.featured),
  'price-low': (a: Product, b: Product) => a.priceCents - b.priceCents,
  'price-high': (a: Product, b: Product) => b.priceCents - a.priceCents,
  rating: (a: Product, b: Product) => b.rating - a.rating,
  newest: (a: Product, b: Product) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
};

export type SortOrder = keyof typeof comparisons;

export const sortOrders = Object.keys(comparisons) as SortOrder[];
export const defaultSortOrder: SortOrder = 'featured';

/** A new list in this order. */
export function sortProducts(products: readonly Product[], order: SortOrder): Product[] {
  return [...products].sort(comparisons[order]);
}
