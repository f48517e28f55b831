import type { PictureSource } from '@shop/contracts/pictures';
import clsx from 'clsx';
import { useState } from 'react';
import styles from './Picture.module.css';
import { getFallbackUrl, preloadPicture, srcSet } from './preloadPicture';

type Props = {
  picture: PictureSource;
  sizes: string;
  isFirst?: boolean | undefined;
  /** '' where the text beside it says the same. */
  alt?: string;
  name?: string;
  className?: string;
};

export function Picture({ picture, sizes, isFirst = false, alt = picture.alt, name, className }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  if (isFirst) preloadPicture(picture, sizes);
  if (hasFailed) {
    return (
      <svg
        className={clsx(styles.picture, styles.missing, className)}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
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
        src={getFallbackUrl(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        onError={() => setHasFailed(true)}
        // A picture that failed before hydration fires no error event.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setHasFailed(true);
        }}
      />
    </picture>
  );
}
