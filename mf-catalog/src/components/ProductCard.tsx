import { useCart } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import type { ReactNode } from 'react';
import { cardFact } from '../catalogue/cardFact';
import { useLivePrice } from '../catalogue/livePrices';
import { productPath } from '../catalogue/productPath';
import { toCartItem } from '../catalogue/toCartItem';
import { pictures } from '../data/pictures';
import type { Product } from '../data/products';
import { CardFrame } from './CardFrame';
import type { Columns } from './CardGrid';
import { cardPictureSizes } from './cardPictureSizes';
import styles from './ProductCard.module.css';

type Props = {
  product: Product;
  /** Level of the name in the page's outline. */
  level?: 2 | 3 | undefined;
  /** Where the card leads; the product's own page by default. */
  to?: string | undefined;
  /** True for the first card of a page that has no bigger picture. */
  isFirst?: boolean | undefined;
  /** Columns of the grid that the card stands in; 'wide' where it has its row to itself. */
  place?: Columns | 'wide';
  children?: ReactNode;
};

/** The card of a product of the catalogue. */
export function ProductCard(props: Props) {
  const product = useLivePrice(props.product);
  const { level, to = productPath(product), isFirst, place = 4, children } = props;
  const { add } = useCart();
  return (
    <CardFrame
      productId={product.id}
      name={product.name}
      rating={product.rating}
      reviewCount={product.reviewCount}
      priceCents={product.priceCents}
      isUnavailable={product.isUnavailable}
      to={to}
      picturePath={productPath(product)}
      level={level}
      isWide={place === 'wide'}
      onAdd={() => add(toCartItem(product))}
      picture={
        <Picture
          picture={pictures[product.picture]}
          sizes={cardPictureSizes[place]}
          alt=""
          name={product.name}
          isFirst={isFirst}
        />
      }
    >
      <p className={styles.fact}>{cardFact(product)}</p>
      {children}
    </CardFrame>
  );
}
