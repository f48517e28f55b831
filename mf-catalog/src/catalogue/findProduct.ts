import { bundles, type Product, products } from '../data/products';

const bySlug = new Map<string, Product>([...products, ...bundles].map((product) => [product.slug, product]));

/** The product or bundle with this slug. */
export function findProduct(slug: string | undefined): Product | undefined {
  return slug === undefined ? undefined : bySlug.get(slug);
}

/** The products with these slugs, in that order; slugs that nothing has are left out. */
export function findProducts(slugs: string[]): Product[] {
  return slugs.flatMap((slug) => findProduct(slug) ?? []);
}

/** The products of one category, in the catalogue's order. */
export function listProducts(category: Product['category']): Product[] {
  return products.filter((product) => product.category === category);
}
