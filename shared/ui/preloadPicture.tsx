import type { PictureSource } from '@shop/contracts/pictures';
import { preload } from 'react-dom';

export function srcSet(picture: PictureSource, type: 'avif' | 'webp') {
  return picture.widths
    .map((width) => `${__ASSETS_ORIGIN__}${picture.base}-${width}.${type} ${width}w`)
    .join(', ');
}

export const getFallbackUrl = (picture: PictureSource) =>
  `${__ASSETS_ORIGIN__}${picture.base}-${picture.widths.at(-1)}.webp`;

export function preloadPicture(picture: PictureSource, sizes: string) {
  preload(getFallbackUrl(picture), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(picture, 'avif'),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

/** Fetches a picture that a next page may show: a `preload` that is not used draws a warning, this does not. */
export function prefetchPicture(picture: PictureSource, sizes: string) {
  Object.assign(new Image(), { fetchPriority: 'high', sizes, srcset: srcSet(picture, 'avif') });
}
