import * as z from 'zod/mini';
import {
  fulfillmentStates,
  MAX_LINE_QUANTITY,
  MAX_LINES,
  orderStatuses,
  referrerPattern,
} from './checkoutLimits';

/** Rules checkout.request, checkout.bounds. No coercion: '1' is not a quantity. */
const checkoutItemSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.maxLength(500)),
  /** Dollars; compared in rounded cents, never charged. */
  price: z.number().check(z.minimum(0)),
  variantId: z.nullish(z.string().check(z.maxLength(100))),
  quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)),
});

export const checkoutRequestSchema = z.object({
  items: z.array(checkoutItemSchema).check(z.minLength(1), z.maxLength(MAX_LINES)),
  promoCode: z.optional(z.string().check(z.maxLength(40))),
  ref: z.optional(z.string().check(z.regex(referrerPattern))),
});
export type CheckoutRequest = z.infer<typeof checkoutRequestSchema>;

/** Response of POST /api/create-checkout. With both `url` and `error`, the error wins. */
export const checkoutAnswerSchema = z.object({
  url: z.optional(z.string()),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  /** With `price_changed`: current prices in cents. */
  products: z.optional(
    z.array(
      z.object({
        id: z.string(),
        /** Null: the product itself. Missing in earlier versions of the service. */
        variant_id: z.optional(z.nullable(z.string())),
        price: z.int(),
      }),
    ),
  ),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** Response of GET /api/orders/{session_id}. Cents; nothing personal. */
export const orderSchema = z.object({
  session_id: z.string(),
  status: z.enum(orderStatuses),
  currency: z.string(),
  buy_now: z.boolean(),
  lines: z.array(
    z.object({
      id: z.string(),
      variant_id: z.nullable(z.string()),
      name: z.string(),
      unit_amount: z.int(),
      quantity: z.int(),
    }),
  ),
  subtotal: z.int(),
  shipping: z.nullable(z.object({ label: z.string(), amount: z.int() })),
  /** Cents, from here on missing in earlier versions of the service. */
  tax: z.optional(z.int()),
  discount: z.optional(z.int()),
  amount_total: z.int(),
  refunded: z.optional(z.int()),
  /** Null while unpaid. */
  fulfillment: z.optional(
    z.nullable(
      z.object({
        state: z.enum(fulfillmentStates),
        carrier: z.nullable(z.string()),
        tracking: z.nullable(z.string()),
        /** ISO 8601. */
        shipped_at: z.nullable(z.string()),
      }),
    ),
  ),
  paid_at: z.optional(z.nullable(z.string())),
});
export type Order = z.infer<typeof orderSchema>;
