import * as z from 'zod/mini';

/** Answer of a path that ends in PAGE_PICTURES (./feedPaths). */
export const pagePicturesSchema = z.array(
  z.object({
    path: z.string(),
    /** Paths of the pictures, each in its largest size. */
    pictures: z.array(z.string()),
  }),
);
export type PagePictures = z.infer<typeof pagePicturesSchema>;

/** Answer of a path that ends in FEED_ITEMS (./feedPaths). */
export const feedItemsSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    /** Path of the product's page. */
    path: z.string(),
    /** Path of its picture in the largest size. */
    picture: z.string(),
    /** 'Wax', 'Gift Bundles' */
    productType: z.string(),
    pack: z.object({ amount: z.number(), unit: z.enum(['g', 'ml', 'piece']) }),
  }),
);
export type FeedItem = z.infer<typeof feedItemsSchema>[number];
