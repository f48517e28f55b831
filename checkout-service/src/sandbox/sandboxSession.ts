import * as z from 'zod/mini';

/** Forms hold texts only: numbers are parsed. */
const amount = z.pipe(
  z.string().check(z.regex(/^\d{1,8}$/)),
  z.transform((text: string) => Number(text)),
);

export const metadataSchema = z.record(z.string(), z.string());

const productSchema = z.object({
  name: z.string().check(z.minLength(1)),
  metadata: z._default(z.record(z.string(), z.string()), {}),
});

export const sessionParametersSchema = z.object({
  mode: z.literal('payment'),
  line_items: z
    .array(
      z.object({
        quantity: amount,
        price_data: z.object({ currency: z.string(), unit_amount: amount, product_data: productSchema }),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  shipping_options: z.array(
    z.object({
      shipping_rate_data: z.object({
        display_name: z.string(),
        fixed_amount: z.object({ amount, currency: z.string() }),
        delivery_estimate: z.object({
          minimum: z.object({ value: amount }),
          maximum: z.object({ value: amount }),
        }),
      }),
    }),
  ),
  metadata: z._default(z.record(z.string(), z.string()), {}),
  success_url: z.string(),
  cancel_url: z.string(),
});
export type SessionParameters = z.infer<typeof sessionParametersSchema>;

type SandboxLine = { name: string; unitCents: number; quantity: number; metadata: Record<string, string> };
export type SandboxShipping = { label: string; amountCents: number; minDays: number; maxDays: number };

/** Times in seconds since 1970, amounts in cents. */
export type SandboxSession = {
  id: string;
  paymentIntent: string;
  status: 'open' | 'complete' | 'expired';
  paymentStatus: 'unpaid' | 'paid';
  /** Delayed payment: when the money arrives. */
  paysAt: number | null;
  paidAt?: number;
  paymentMetadata?: Record<string, string>;
  createdAt: number;
  expiresAt: number;
  currency: string;
  lines: SandboxLine[];
  shipping: SandboxShipping[];
  chosenShipping: number;
  metadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  url: string;
};

export function getSubtotal({ lines }: SandboxSession): number {
  return lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
}

export function getShippingAmount({ shipping, chosenShipping }: SandboxSession): number {
  return shipping[chosenShipping]?.amountCents ?? 0;
}

/** Expanded: with its lines, its payment and its charge. */
export function toStripeSession(session: SandboxSession, isExpanded = false) {
  const subtotal = getSubtotal(session);
  const shipping = getShippingAmount(session);
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'payment',
    livemode: false,
    status: session.status,
    payment_status: session.paymentStatus,
    currency: session.currency,
    amount_subtotal: subtotal,
    amount_total: subtotal + shipping,
    total_details: { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 },
    shipping_cost: { amount_subtotal: shipping, amount_tax: 0, amount_total: shipping },
    metadata: session.metadata,
    payment_intent: session.status === 'complete' ? toPayment(session, isExpanded) : null,
    ...(isExpanded && { line_items: toStripeList(toLineItems(session)) }),
    created: session.createdAt,
    expires_at: session.expiresAt,
    success_url: session.successUrl,
    cancel_url: session.cancelUrl,
    url: session.status === 'open' ? session.url : null,
  };
}

export const toStripeList = (data: unknown[], hasMore = false) => ({
  object: 'list',
  data,
  has_more: hasMore,
});

function toPayment(session: SandboxSession, isExpanded: boolean) {
  if (!isExpanded) return session.paymentIntent;
  const amount = getSubtotal(session) + getShippingAmount(session);
  const charge = {
    id: `ch_${session.paymentIntent}`,
    object: 'charge',
    amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    created: session.paidAt ?? session.createdAt,
    refunds: toStripeList([]),
  };
  const isPaid = session.paymentStatus === 'paid';
  return {
    id: session.paymentIntent,
    object: 'payment_intent',
    status: isPaid ? 'succeeded' : 'processing',
    metadata: session.paymentMetadata ?? {},
    latest_charge: isPaid ? charge : null,
  };
}

export function toLineItems(session: SandboxSession) {
  return session.lines.map(({ name, unitCents, quantity, metadata }, index) => ({
    id: `li_${index}`,
    object: 'item',
    description: name,
    quantity,
    currency: session.currency,
    amount_subtotal: unitCents * quantity,
    amount_total: unitCents * quantity,
    price: { object: 'price', unit_amount: unitCents, product: { object: 'product', name, metadata } },
  }));
}
