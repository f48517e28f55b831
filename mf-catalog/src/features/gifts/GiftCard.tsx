import { Card, CardAnchor } from '@shop/ui/Card';
import { Picture } from '@shop/ui/Picture';
import clsx from 'clsx';
import { useLivePrice } from '../../catalogue/livePrices';
import { priceText } from '../../catalogue/priceText';
import { AddQuantity } from '../../components/AddQuantity';
import { cardPictureSizes } from '../../components/cardPictureSizes';
import { Rating } from '../../components/Rating';
import { boxContents } from '../../data/boxContents';
import { pourText } from '../../data/boxText';
import { pictures } from '../../data/pictures';
import type { Product } from '../../data/products';
import styles from './GiftCard.module.css';
import { GiftContents } from './GiftContents';

type Props = { bundle: Product; isFirst: boolean; isOpen: boolean };

/**
 * A bundle. Its address (`#slug`) opens what is in it: the styles alone (`:target`) show that under the row of cards, so
 * that it opens before any script has run, and no other card changes its place in the row. `isOpen` says the same where
 * the router led here.
 */
export function GiftCard({ bundle: published, isFirst, isOpen }: Props) {
  const bundle = useLivePrice(published);
  const box = boxContents[bundle.slug];
  const closedId = `${bundle.slug}-card`;
  return (
    <>
      <Card as="article" className={clsx(styles.card, isOpen && styles.open)} id={bundle.slug}>
        <Picture
          picture={pictures[bundle.picture]}
          sizes={cardPictureSizes.gift}
          alt=""
          name={bundle.name}
          isFirst={isFirst}
          className={styles.picture}
        />
        {/* Where the box is closed again: its card, in the same place. */}
        <div className={styles.facts} id={closedId}>
          <h2 className={styles.name}>
            <CardAnchor href={`#${bundle.slug}`}>{bundle.name}</CardAnchor>
          </h2>
          <Rating rating={bundle.rating} reviewCount={bundle.reviewCount} isShortOnPhone />
          {box ? (
            <p className={styles.pour}>
              <strong>You pour these:</strong> {pourText(box)}
            </p>
          ) : null}
          <p>{bundle.summary}</p>
          <p className={styles.price}>{priceText(bundle)}</p>
          <p aria-hidden="true" className={styles.more}>
            See what’s inside
          </p>
          <AddQuantity product={bundle} />
        </div>
      </Card>
      {box ? (
        <GiftContents bundle={bundle} box={box} closeHref={`#${closedId}`} className={styles.contents} />
      ) : null}
    </>
  );
}
