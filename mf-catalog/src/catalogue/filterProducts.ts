import type { Category, SkillLevel } from '../data/categories';
import type { Product } from '../data/products';

export type ProductFilter = { skill: SkillLevel | null; category: Category | null };

/** The products that fit both values; null lets every product pass, and two nulls give the list itself. */
export function filterProducts(
  products: readonly Product[],
  { skill, category }: ProductFilter,
): readonly Product[] {
  if (skill === null && category === null) return products;
  return products.filter(
    (product) =>
      (skill === null || product.skillLevel === skill) &&
      (category === null || product.category === category),
  );
}
