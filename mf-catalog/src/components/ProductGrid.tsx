import type { ReactNode } from 'react';
import type { Product } from '../data/products';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

type Props = {
  products: Product[];
  /** Level of the names in the page's outline. */
  level?: 2 | 3;
  /** Where a card leads; the product's own page by default. */
  linkOf?: (product: Product) => string;
  /** Cards of the first row are loaded at once where the page has no bigger picture above them. */
  hasFirst?: boolean;
  /** A line or two inside each card. */
  textOf?: (product: Product) => ReactNode;
};

/** Product cards in 1 to 4 columns. */
export function ProductGrid({ products, level, linkOf, hasFirst = false, textOf }: Props) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            level={level}
            to={linkOf?.(product)}
            isFirst={hasFirst && index === 0}
          >
            {textOf?.(product)}
          </ProductCard>
        </li>
      ))}
    </ul>
  );
}
