import type { PictureSource } from '@shop/contracts/pictures';
import clsx from 'clsx';
import { useState } from 'react';
import { preload } from 'react-dom';
import styles from './Picture.module.css';

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

function srcSet(picture: PictureSource, type: 'avif' | 'webp') {
  return picture.widths.map((width) => `${picture.base}-${width}.${type} ${width}w`).join(', ');
}

/** A picture in the sizes that the build has made. One that cannot be loaded becomes a neutral box with its name. */
export function Picture({ picture, sizes, isFirst = false, alt = picture.alt, name, className }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  const fallback = `${picture.base}-${picture.widths.at(-1)}.webp`;
  if (isFirst) {
    preload(fallback, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet(picture, 'avif'),
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
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
        src={fallback}
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
