import * as z from 'zod/mini';

/** Rule frame.notices. Unknown fields are dropped. */
export const noticeSchema = z.object({
  kind: z.enum(['success', 'error', 'neutral']),
  title: z.string(),
  text: z.optional(z.string()),
});
export type Notice = z.infer<typeof noticeSchema>;
