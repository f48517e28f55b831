import * as z from 'zod/mini';

/** Response of a path that ends in FEED (./feedPaths). */
export const remoteFeedSchema = z.object({
  pages: z.array(z.object({ path: z.string(), pictures: z.array(z.string()) })),
  /** Without prices: the products table has them. */
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      path: z.string(),
      picture: z.string(),
      productType: z.string(),
      pack: z.object({ amount: z.number(), unit: z.enum(['g', 'ml', 'piece']) }),
    }),
  ),
});
export type RemoteFeed = z.infer<typeof remoteFeedSchema>;
export type FeedProduct = RemoteFeed['products'][number];
