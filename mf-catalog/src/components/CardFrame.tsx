import { cartForms } from '@shop/contracts/cartForms';
import { Button } from '@shop/ui/Button';
import { Card, CardLink } from '@shop/ui/Card';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { priceText } from '../catalogue/priceText';
import styles from './CardFrame.module.css';
import { CartForm } from './CartForm';
import { Rating } from './Rating';

type Props = {
  productId: string;
  name: string;
  /** Where the card leads; null where it has no page. */
  to: string | null;
  picture: ReactNode;
  /** Path of the page on which this picture is the first, so that it grows into its place there. */
  picturePath?: string | undefined;
  rating: number;
  reviewCount: number;
  priceCents: number;
  /** True disables the button and says why. */
  isUnavailable?: boolean | undefined;
  onAdd: () => void;
  /** Level of the name in the page's outline. */
  level?: 2 | 3 | undefined;
  /** True: picture and facts side by side, for a card that has its row to itself. */
  isWide?: boolean;
  /** A line or two between rating and price. */
  children?: ReactNode;
};

/** A product in a list: the whole card is one link, the button another. */
export function CardFrame(props: Props) {
  const {
    productId,
    name,
    to,
    picture,
    picturePath,
    rating,
    reviewCount,
    priceCents,
    isUnavailable = false,
    onAdd,
    level = 3,
    isWide,
    children,
  } = props;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" className={clsx(styles.card, isWide && styles.wide)}>
      <div className={styles.picture} data-picture-path={picturePath}>
        {picture}
      </div>
      <div className={styles.facts}>
        <Heading className={styles.name}>{to === null ? name : <CardLink to={to}>{name}</CardLink>}</Heading>
        <Rating rating={rating} reviewCount={reviewCount} isShortOnPhone={!isWide} />
        {children}
        <p className={styles.price}>{priceText({ priceCents, isUnavailable })}</p>
        <CartForm action={cartForms.add} onSend={onAdd}>
          <Button
            type="submit"
            name="id"
            value={productId}
            variant="secondary"
            isWide={!isWide}
            className={styles.add}
            disabled={isUnavailable}
          >
            <span aria-hidden="true" className={styles.plus}>
              +
            </span>
            <span className={styles.words}>
              Add <VisuallyHidden>{name} </VisuallyHidden>to cart
            </span>
          </Button>
        </CartForm>
      </div>
    </Card>
  );
}
