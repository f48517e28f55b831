import { MAX_LINE_QUANTITY, MAX_LINES } from '@shop/contracts/checkoutLimits';
import { z } from 'zod';

const list = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]));
const quantity = z
  .string()
  .regex(/^[1-9]\d{0,2}$/)
  .transform(Number)
  .refine((value) => value <= MAX_LINE_QUANTITY);

/** Lines of a form: ids with quantities in the same order; a form without quantities means one of each. */
export const linesForm = z
  .object({ id: list.pipe(z.array(z.string().min(1).max(100)).max(MAX_LINES)), quantity: list.optional() })
  .transform(({ id: ids, quantity: quantities = [] }, context) =>
    ids.map((id, index) => {
      const read = quantity.safeParse(quantities[index] ?? '1');
      if (!read.success) context.addIssue({ code: 'custom', message: 'a quantity cannot be ordered' });
      return { id, quantity: read.data ?? 1 };
    }),
  );

export const lineForm = z.object({ id: z.string().min(1).max(100) });
export const quantityForm = z.object({
  id: z.string().min(1).max(100),
  quantity: z.string().transform(Number),
});
export const promoForm = z.object({ code: z.string().max(40).default(''), off: z.string().optional() });
export const codeForm = z.object({ code: z.string().max(40).optional(), off: z.string().optional() });
