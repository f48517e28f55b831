import type { Category, SkillLevel } from '../data/categories';
import type { Product } from '../data/products';

export type ProductFilter = { skill: SkillLevel | null; category: Category | null };

/** The products that fit all values; null lets every product pass. Where all fit, the list itself: its orders are kept. */
export function filterProducts(
  products: readonly Product[],
  { skill = null, category = null }: Partial<ProductFilter>,
): readonly Product[] {
  const found = products.filter(
    (product) =>
      (skill === null || product.skillLevel === skill) &&
      (category === null || product.category === category),
  );
  return found.length === products.length ? products : found;
}
