import type { PictureSource } from '@shop/contracts/pictures';
import { preload } from 'react-dom';

/** The addresses of a picture in all its sizes, as the attribute `srcset` has them. */
export function srcSet(picture: PictureSource, type: 'avif' | 'webp') {
  return picture.widths
    .map((width) => `${__ASSETS_ORIGIN__}${picture.base}-${width}.${type} ${width}w`)
    .join(', ');
}

/** The picture for browsers that choose none. */
export const fallbackOf = (picture: PictureSource) =>
  `${__ASSETS_ORIGIN__}${picture.base}-${picture.widths.at(-1)}.webp`;

/** Asks for a picture before it is rendered; once, however often it is asked. `sizes` as where it is shown. */
export function preloadPicture(picture: PictureSource, sizes: string) {
  preload(fallbackOf(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
