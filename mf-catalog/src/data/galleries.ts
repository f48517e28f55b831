import type { PictureSource } from '@shop/contracts/pictures';
import galleryPictures from '../../media/galleryPictures.json' with { type: 'json' };
import type { PictureName } from './pictures';

const pictures: Record<string, PictureSource> = galleryPictures;

/** The pictures beside a product's own: from close by, and in use. Only product pages load this list. */
export function galleryOf(picture: PictureName): PictureSource[] {
  return [pictures[`${picture}-detail`], pictures[`${picture}-in-use`]].filter(
    (found) => found !== undefined,
  );
}
