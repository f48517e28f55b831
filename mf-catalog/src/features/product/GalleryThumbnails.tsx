import type { PictureSource } from '@shop/contracts/pictures';
import { Picture } from '@shop/ui/Picture';
import styles from './ProductGallery.module.css';

type Props = {
  pictures: PictureSource[];
  current: number;
  /** False until the page has started: then the pictures come into their places. */
  isFilled: boolean;
  onChoose: (index: number) => void;
};

/** One button for each picture of the gallery; the one that is shown is marked. */
export function GalleryThumbnails({ pictures, current, isFilled, onChoose }: Props) {
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((picture, index) => (
        <li key={picture.base}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={`Show picture ${index + 1} of ${pictures.length}`}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <span aria-hidden="true">
              {isFilled ? <Picture picture={picture} sizes="56px" alt="" className={styles.small} /> : null}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
