import { categories, giftsPath } from '../data/categories';
import type { Product } from '../data/products';

/** The product's own address: what canonical links, lists and the home page name. A bundle is a place on the gifts page. */
export function productPath(product: Product): string {
  if (product.category === 'bundle') return `${giftsPath}#${product.slug}`;
  return `${categories[product.category].path}/${product.slug}`;
}
