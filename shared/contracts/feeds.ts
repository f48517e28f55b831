import * as z from 'zod/mini';

/** What a remote tells the shell's feeds, at a path that ends in FEED (./feedPaths). */
export const remoteFeedSchema = z.object({
  /** Pages with pictures, for sitemap.xml. */
  pages: z.array(
    z.object({
      path: z.string(),
      /** Paths of the pictures, each in its largest size. */
      pictures: z.array(z.string()),
    }),
  ),
  /** Products as the product feed shows them. Their prices are the products table's. */
  products: z.array(
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
  ),
});
export type RemoteFeed = z.infer<typeof remoteFeedSchema>;
export type FeedProduct = RemoteFeed['products'][number];
