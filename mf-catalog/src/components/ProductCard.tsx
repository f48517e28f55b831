import { useCart } from '@shop/platform';
import { Picture } from '@shop/ui/Picture';
import type { ReactNode } from 'react';
import { productPath } from '../catalogue/productPath';
import { toCartItem } from '../catalogue/toCartItem';
import { pictures } from '../data/pictures';
import type { Product } from '../data/products';
import { CardFrame } from './CardFrame';
import { cardPictureSizes, wideCardPictureSizes } from './cardPictureSizes';

type Props = {
  product: Product;
  /** Level of the name in the page's outline. */
  level?: 2 | 3;
  /** Where the card leads; the product's own page by default, null for nowhere. */
  to?: string | null;
  /** Anchor of the card. */
  id?: string;
  /** True for the first card of a page that has no bigger picture. */
  isFirst?: boolean;
  /** True: the card has its row to itself. */
  isWide?: boolean;
  children?: ReactNode;
};

/** The card of a product of the catalogue. */
export function ProductCard(props: Props) {
  const { product, level, to = productPath(product), id, isFirst, isWide = false, children } = props;
  const { add } = useCart();
  return (
    <CardFrame
      id={id}
      name={product.name}
      rating={product.rating}
      reviewCount={product.reviewCount}
      priceCents={product.priceCents}
      to={to}
      level={level}
      isWide={isWide}
      onAdd={() => add(toCartItem(product))}
      picture={
        <Picture
          picture={pictures[product.picture]}
          sizes={isWide ? wideCardPictureSizes : cardPictureSizes}
          alt=""
          name={product.name}
          isFirst={isFirst}
        />
      }
    >
      {children}
    </CardFrame>
  );
}
