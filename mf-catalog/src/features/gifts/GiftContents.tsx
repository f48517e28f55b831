import { Picture } from '@shop/ui/Picture';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import clsx from 'clsx';
import { cardPictureSizes } from '../../components/cardPictureSizes';
import type { BoxContents } from '../../data/boxContents';
import { candlesText, contentsList } from '../../data/boxText';
import { pictures } from '../../data/pictures';
import type { Product } from '../../data/products';
import styles from './GiftContents.module.css';

type Props = { bundle: Product; box: BoxContents; closeHref: string; className?: string };

/** What is in a bundle, beside its picture in full. */
export function GiftContents({ bundle, box, closeHref, className }: Props) {
  return (
    <div className={clsx(styles.contents, className)}>
      <Picture
        picture={pictures[bundle.picture]}
        sizes={cardPictureSizes.wide}
        alt=""
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.title}>In the box, for {candlesText(box)} of your own</h3>
        <ul>
          {contentsList(box).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className={styles.note}>The candles in the picture are made from what’s in the box.</p>
        {/* The browser's own link: only that takes `:target` away. */}
        <a href={closeHref} className={styles.close}>
          Close <VisuallyHidden>{bundle.name}</VisuallyHidden>
        </a>
      </div>
    </div>
  );
}
