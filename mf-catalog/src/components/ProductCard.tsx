import { formatCents } from '@shop/money/money';
import { Link, useCart } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { Picture } from '@shop/ui/Picture';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { productPath } from '../catalogue/productPath';
import { toCartItem } from '../catalogue/toCartItem';
import { pictures } from '../data/pictures';
import type { Product } from '../data/products';
import styles from './ProductCard.module.css';
import { Rating } from './Rating';

type Props = {
  product: Product;
  /** Level of the name in the page's outline. */
  level?: 2 | 3;
  /** Where the card leads; the product's own page by default. */
  to?: string;
  /** True for the first card of a page that has no bigger picture. */
  isFirst?: boolean;
  /** A line or two between rating and price. */
  children?: ReactNode;
};

/** Card of a grid of one to four columns in the 1200 px container. */
const SIZES = '(min-width: 1024px) 280px, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw';

/** A product in a list: the whole card is one link, the button another. */
export function ProductCard({ product, level = 3, to, isFirst, children }: Props) {
  const { add } = useCart();
  const Heading = `h${level}` as const;
  const isBundle = product.category === 'bundle';
  return (
    <article
      className={clsx(styles.card, isBundle && styles.standing)}
      id={isBundle ? product.slug : undefined}
    >
      <Picture
        picture={pictures[product.picture]}
        sizes={SIZES}
        alt=""
        name={product.name}
        isFirst={isFirst}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <Heading className={styles.name}>
          {isBundle ? product.name : <Link to={to ?? productPath(product)}>{product.name}</Link>}
        </Heading>
        <Rating rating={product.rating} reviewCount={product.reviewCount} />
        {children}
        <p className={styles.price}>{formatCents(product.priceCents)}</p>
        <Button variant="secondary" isWide className={styles.add} onClick={() => add(toCartItem(product))}>
          Add <VisuallyHidden>{product.name} </VisuallyHidden>to cart
        </Button>
      </div>
    </article>
  );
}
