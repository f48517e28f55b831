import { belowFirstScreen, useIsPastFirstPaint } from '@shop/ui/BelowFirstScreen';
import type { Product } from '../data/products';
import { CardGrid, type Columns } from './CardGrid';
import { ProductCard } from './ProductCard';

type Props = {
  products: readonly Product[];
  /** Level of the names in the page's outline. */
  level?: 2 | 3 | undefined;
  /** Where a card leads; the product's own page by default. */
  getLink?: (product: Product) => string;
  /** The first card is loaded at once where the page has no bigger picture above it. */
  hasFirst?: boolean;
  /** Columns on a wide screen; by default 3 where that leaves no hole. */
  columns?: Columns;
  /** True makes it a row to swipe on a phone. */
  isRow?: boolean;
};

/** Cards that fill a phone's screen. */
const FIRST_CARDS = 4;

/** Products of the catalogue as cards in 1 to 4 columns. */
export function ProductGrid(props: Props) {
  const {
    products,
    level,
    getLink,
    hasFirst = false,
    isRow = false,
    columns = products.length > 3 ? 4 : 3,
  } = props;
  const isWhole = useIsPastFirstPaint() || products.length <= FIRST_CARDS;
  return (
    <CardGrid columns={columns} isRow={isRow}>
      {(isWhole ? products : products.slice(0, FIRST_CARDS)).map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          level={level}
          place={columns}
          to={getLink?.(product)}
          isFirst={hasFirst && index === 0}
        />
      ))}
      {isWhole ? null : belowFirstScreen}
    </CardGrid>
  );
}
