import type { OrderStatus } from '@shop/contracts/checkout';
import type { ShippingOption } from '@shop/pricing';
import type { OrderLine } from '../pricing/priceCart';

/**
 * An order moves up this ladder only, so that an event that comes late, twice or in the wrong order undoes nothing.
 * `review`: paid, but not what was ordered; a person decides.
 */
export const ranks: Record<OrderStatus, number> = {
  creating: 0,
  open: 10,
  expired: 20,
  pending: 30,
  failed: 40,
  review: 50,
  paid: 60,
  refunded: 70,
  disputed: 80,
};

export const isOrderStatus = (text: string): text is OrderStatus => Object.hasOwn(ranks, text);

/** A row of the orders table. Amounts in cents. */
export type OrderRow = {
  id: string;
  request_key: string;
  request_hash: string;
  attempt: number;
  status: OrderStatus;
  session_id: string | null;
  session_url: string | null;
  livemode: boolean;
  currency: string;
  lines: OrderLine[];
  subtotal: number;
  promo_code: string | null;
  ref: string | null;
  /** What delivery would cost, by speed. */
  shipping_options: Pick<ShippingOption, 'label' | 'amountCents'>[];
  shipping_amount: number | null;
  tax_amount: number;
  amount_total: number;
  refunded_amount: number;
  buy_now: boolean;
  payment_intent: string | null;
  attention: string | null;
  created_at: Date;
  paid_at: Date | null;
};

/**
 * Those of OrderRow, by name: a prepared `select *` fails as soon as a newer version of the service, started beside this
 * one, adds a column.
 */
export const columns = `id, request_key, request_hash, attempt, status, session_id, session_url, livemode, currency, lines,
  subtotal, promo_code, ref, shipping_options, shipping_amount, tax_amount, amount_total, refunded_amount, buy_now,
  payment_intent, attention, created_at, paid_at`;

/** What Stripe says of a session, in the shop's words. */
export type SessionState = {
  sessionId: string;
  /** Our order, as we named it when we made the session; null for a session that is not this shop's. */
  orderId: string | null;
  status: Exclude<OrderStatus, 'creating' | 'review'>;
  mode: string;
  livemode: boolean;
  currency: string;
  amountTotal: number;
  /** null where Stripe did not say. */
  shippingAmount: number | null;
  taxAmount: number;
  refundedAmount: number;
  paymentIntent: string | null;
  url: string | null;
  createdAt: Date;
  isBuyNow: boolean;
  /** Who sent the shopper; null: nobody. */
  ref: string | null;
};

/** The delivery that was paid for, in cents; null until Stripe has said which. */
export function shippingOf({ shipping_amount: amount, shipping_options: options }: OrderRow) {
  if (amount === null) return null;
  const chosen = options.find(({ amountCents }) => amountCents === amount);
  return { label: chosen?.label ?? 'Shipping', amount };
}

/** A refund or a dispute. */
export type ChargeChange = {
  paymentIntent: string | null;
  status: 'refunded' | 'disputed' | null;
  /** Cents given back so far; null for a dispute. */
  refundedAmount: number | null;
  /** A word for the operator. */
  attention: string | null;
};
