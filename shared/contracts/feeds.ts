import * as z from 'zod/mini';

/** Response of a path that ends in FEED (./feedPaths). */
export const remoteFeedSchema = z.object({
  pages: z.array(z.object({ path: z.string(), pictures: z.array(z.string()) })),
});
export type RemoteFeed = z.infer<typeof remoteFeedSchema>;
