import { z } from 'zod';

/** A release whose scripts came to the page, or threw: 'mf-cart/1.2.3'. */
const release = z.string().regex(/^[a-z][a-z\d-]*\/[\w.-]{1,100}$/);
const ms = z.number().min(0).max(600_000).exactOptional();

/** What a page tells the shop when it is left. No part of it tells who was there. */
export const pageReportSchema = z.object({
  composition: z
    .string()
    .regex(/^[0-9a-f]{10}$/)
    .exactOptional(),
  used: z.array(release).max(100),
  failed: z.array(release).max(20),
  lcp: ms,
  inp: ms,
});
export type PageReport = z.infer<typeof pageReportSchema>;
