import * as z from 'zod/mini';

/** A short message at the bottom right (specification §9: 4 s, at most 3 at once). Unknown fields are dropped. */
export const noticeSchema = z.object({
  kind: z.enum(['success', 'error', 'neutral']),
  title: z.string(),
  text: z.optional(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
