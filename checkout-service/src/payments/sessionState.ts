import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Offered, SessionState } from '../orders/order';
import type { OrderLine } from '../pricing/priceCart';
import { toChargeState } from './chargeState';
import { readRecorded } from './recordedState';

/** Fields that an older or smaller answer lacks become null or zero. */
export function toSessionState(session: Stripe.Checkout.Session, shopId: string): SessionState {
  const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof payment?.latest_charge === 'object' ? payment.latest_charge : null;
  const { metadata } = session;
  return {
    sessionId: session.id,
    orderId: metadata?.shop === shopId ? (metadata.order_id ?? null) : null,
    status: toPaymentStatus(session, payment),
    mode: session.mode,
    livemode: session.livemode ?? false,
    currency: session.currency ?? '',
    subtotal: session.amount_subtotal ?? null,
    amountTotal: session.amount_total ?? 0,
    shippingAmount: session.shipping_cost?.amount_subtotal ?? session.total_details?.amount_shipping ?? null,
    taxAmount: session.total_details?.amount_tax ?? 0,
    discountAmount: session.total_details?.amount_discount ?? 0,
    paymentIntent:
      payment?.id ?? (typeof session.payment_intent === 'string' ? session.payment_intent : null),
    paidAt: toMoment(charge?.created),
    url: session.url ?? null,
    createdAt: toMoment(session.created) ?? new Date(0),
    isBuyNow: metadata?.source === 'buy-now',
    ref: metadata?.ref ?? null,
    promoCode: metadata?.promo_code ?? null,
    offered: readOffered(metadata),
    lines: toOrderLines(session.line_items),
    charge: charge && toChargeState(charge),
    recorded: readRecorded(payment?.metadata),
  };
}

export const toMoment = (seconds: number | undefined): Date | null =>
  seconds === undefined ? null : new Date(seconds * 1000);

function toPaymentStatus(
  session: Stripe.Checkout.Session,
  payment: Stripe.PaymentIntent | null,
): SessionState['status'] {
  if (session.payment_status === 'paid' || session.payment_status === 'no_payment_required') return 'paid';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  const hasFailed = payment?.status === 'requires_payment_method' || payment?.status === 'canceled';
  return hasFailed ? 'failed' : 'pending';
}

/** Null where the list is missing or truncated. */
function toOrderLines(list: Stripe.ApiList<Stripe.LineItem> | undefined): OrderLine[] | null {
  return list && !list.has_more ? list.data.map(toOrderLine) : null;
}

export function toOrderLine(item: Stripe.LineItem): OrderLine {
  const product = item.price?.product;
  const metadata =
    (typeof product === 'object' && product !== null && !product.deleted && product.metadata) || {};
  return {
    id: metadata.id ?? '',
    variantId: metadata.variant_id ?? null,
    name: item.description ?? '',
    unitCents: item.price?.unit_amount ?? 0,
    quantity: item.quantity ?? 1,
  };
}

/** Metadata: at most 500 characters a value. */
export const writeOffered = ({ subtotal, shipping }: Offered): Stripe.MetadataParam => ({
  subtotal,
  shipping: JSON.stringify(shipping.map(({ label, amountCents }) => [label, amountCents])),
});

function readOffered(metadata: Stripe.Metadata | null): Offered | null {
  if (!metadata?.subtotal || !metadata.shipping) return null;
  try {
    const shipping = z.array(z.tuple([z.string(), z.int()])).parse(JSON.parse(metadata.shipping));
    return {
      subtotal: z.int().parse(Number(metadata.subtotal)),
      shipping: shipping.map(([label, amountCents]) => ({ label, amountCents })),
    };
  } catch {
    // Edited at Stripe.
    return null;
  }
}
