import { formatCents } from '@shop/money/money';
import { Card } from '@shop/ui/Card';
import { Picture } from '@shop/ui/Picture';
import clsx from 'clsx';
import { AddQuantity } from '../../components/AddQuantity';
import { cardPictureSizes } from '../../components/cardPictureSizes';
import { Rating } from '../../components/Rating';
import { boxContents } from '../../data/boxContents';
import { candlesText, contentsList } from '../../data/boxText';
import { pictures } from '../../data/pictures';
import type { Product } from '../../data/products';
import styles from './GiftCard.module.css';

type Props = { bundle: Product; isFirst: boolean; isOpen: boolean };

/**
 * A bundle. Its address (`#slug`) opens it: the styles alone (`:target`) give it the whole row, so that it opens before
 * any script has run and nothing moves after the first paint. `isOpen` says the same where the router led here.
 */
export function GiftCard({ bundle, isFirst, isOpen }: Props) {
  const box = boxContents[bundle.slug];
  return (
    <Card as="article" className={clsx(styles.card, isOpen && styles.open)} id={bundle.slug}>
      <Picture
        picture={pictures[bundle.picture]}
        sizes={cardPictureSizes.wide}
        alt=""
        name={bundle.name}
        isFirst={isFirst}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <h2 className={styles.name}>
          {/* The browser's own link: only that sets `:target`. */}
          <a href={`#${bundle.slug}`} className={styles.link}>
            {bundle.name}
          </a>
        </h2>
        <Rating rating={bundle.rating} reviewCount={bundle.reviewCount} isShortOnPhone />
        <p>{bundle.summary}</p>
        <p className={styles.price}>{formatCents(bundle.priceCents)}</p>
        {box ? (
          <div className={styles.contents}>
            <p className={styles.title}>In the box, for {candlesText(box)} of your own</p>
            <ul>
              {contentsList(box).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className={styles.note}>The candles in the picture are made with what is in the box.</p>
          </div>
        ) : null}
        <p aria-hidden="true" className={styles.more}>
          See what is inside
        </p>
        <AddQuantity product={bundle} />
      </div>
    </Card>
  );
}
