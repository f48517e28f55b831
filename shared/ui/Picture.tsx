import type { PictureSource } from '@shop/contracts/pictures';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './Picture.module.css';
import { fallbackOf, preloadPicture, srcSet } from './preloadPicture';

type Props = {
  picture: PictureSource;
  /** How wide the picture is shown: the value of the `sizes` attribute. */
  sizes: string;
  /** True for the first big picture of a page: loaded at once and preloaded in the HTML. */
  isFirst?: boolean | undefined;
  /** Replaces the picture's own alt text; '' where the text beside it says the same. */
  alt?: string;
  /** What the neutral box says when the picture cannot be loaded. */
  name?: string;
  className?: string;
};

/** A picture in the sizes that the build has made. One that cannot be loaded becomes a neutral box with its name. */
export function Picture({ picture, sizes, isFirst = false, alt = picture.alt, name, className }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  if (isFirst) preloadPicture(picture, sizes);
  if (hasFailed) {
    // The box keeps the picture's ratio, so nothing moves.
    return (
      <svg
        className={clsx(styles.picture, styles.missing, className)}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        width={picture.width}
        height={picture.height}
        role="img"
        aria-label={name ?? picture.alt}
      >
        <text x="50%" y="50%" textAnchor="middle" dominantBaseline="middle" fontSize={picture.width / 18}>
          {name ?? picture.alt}
        </text>
      </svg>
    );
  }
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} />
      <img
        className={clsx(styles.picture, className)}
        src={fallbackOf(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setHasFailed(true)}
        // A picture that failed before this code ran has no error event left to hear.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setHasFailed(true);
        }}
      />
    </picture>
  );
}
