import type { Product } from '../data/products';
import { CardGrid } from './CardGrid';
import { ProductCard } from './ProductCard';

type Props = {
  products: Product[];
  /** Level of the names in the page's outline. */
  level?: 2 | 3;
  /** Where a card leads; the product's own page by default. */
  linkOf?: (product: Product) => string;
  /** The first card is loaded at once where the page has no bigger picture above it. */
  hasFirst?: boolean;
};

/** Products of the catalogue as cards in 1 to 4 columns. */
export function ProductGrid({ products, level, linkOf, hasFirst = false }: Props) {
  return (
    <CardGrid>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          level={level}
          to={linkOf?.(product)}
          isFirst={hasFirst && index === 0}
        />
      ))}
    </CardGrid>
  );
}
