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

/** Kept as long as the list is: the whole catalogue is sorted once in each order, whatever its size. */
const sortedLists = new WeakMap<readonly Product[], Map<SortOrder, readonly Product[]>>();

/** The list in this order. */
export function sortProducts(products: readonly Product[], order: SortOrder): readonly Product[] {
  const known = sortedLists.get(products) ?? new Map<SortOrder, readonly Product[]>();
  sortedLists.set(products, known);
  const sorted = known.get(order) ?? [...products].sort(comparisons[order]);
  known.set(order, sorted);
  return sorted;
}
