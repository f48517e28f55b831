import type { OrderStatus } from '@shop/contracts/checkoutLimits';
import type { OrderLine } from '../pricing/priceCart';

/**
 * Until it is paid an order only moves up, so that late or repeated events undo nothing. Later states follow the charge
 * (chargeState.ts). `review`: paid, but not what was ordered; a person decides.
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

export type Resolution = { attention: string; note: string; by: string; at: string };

/** Times in ISO 8601. */
export type Fulfillment = {
  state: 'packed' | 'shipped' | 'delivered' | 'returned';
  carrier: string | null;
  tracking: string | null;
  shipped_at: string | null;
  delivered_at: string | null;
};

/** Amounts in cents. */
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
  shipping_options: { label: string; amountCents: number }[];
  shipping_amount: number | null;
  tax_amount: number;
  discount_amount: number;
  amount_total: number;
  refunded_amount: number;
  buy_now: boolean;
  payment_intent: string | null;
  /** What a person should look at: an open dispute, or the concern; null once resolved. */
  attention: string | null;
  /** What was wrong with the payment; kept after it is resolved. */
  concern: string | null;
  dispute_id: string | null;
  dispute_status: string | null;
  resolutions: Resolution[];
  fulfillment: Fulfillment | null;
  created_at: Date;
  paid_at: Date | null;
  forgotten_at: Date | null;
};

/** By name: a prepared `select *` fails once a newer version adds a column. */
export const columns = `id, request_key, request_hash, attempt, status, session_id, session_url, livemode, currency, lines,
  subtotal, promo_code, ref, shipping_options, shipping_amount, tax_amount, discount_amount, amount_total,
  refunded_amount, buy_now, payment_intent, attention, concern, dispute_id, dispute_status, resolutions, fulfillment,
  created_at, paid_at, forgotten_at`;

/** A Stripe session in the shop's terms. */
export type SessionState = {
  sessionId: string;
  /** Null for a session that is not this shop's. */
  orderId: string | null;
  /** Of the payment alone: a refund or a dispute belongs to the charge. */
  status: 'open' | 'expired' | 'pending' | 'failed' | 'paid';
  mode: string;
  livemode: boolean;
  currency: string;
  /** Of the lines alone; null where Stripe did not say. */
  subtotal: number | null;
  amountTotal: number;
  /** Null where Stripe did not say. */
  shippingAmount: number | null;
  taxAmount: number;
  discountAmount: number;
  paymentIntent: string | null;
  /** Null where Stripe did not say. */
  paidAt: Date | null;
  url: string | null;
  createdAt: Date;
  isBuyNow: boolean;
  ref: string | null;
  promoCode: string | null;
  /** Null where the metadata was edited at Stripe. */
  offered: Offered | null;
  /** Null where not requested, or longer than one answer. */
  lines: OrderLine[] | null;
  /** Null where not requested, or nothing is charged yet. */
  charge: ChargeState | null;
  recorded: Recorded;
};

/** What only the shop knows: saved at Stripe, so that it survives a lost database. */
export type Recorded = Pick<OrderRow, 'fulfillment' | 'resolutions' | 'forgotten_at'>;

export type Offered = { subtotal: number; shipping: OrderRow['shipping_options'] };

export type ChargeState = {
  /** Cents, without failed refunds. */
  refundedAmount: number;
  dispute: Dispute | null;
};

export type Dispute = { id: string; status: string };

/** The paid delivery in cents; null until known. */
export function getShippingAmount({
  shipping_amount: amount,
  shipping_options: options,
}: Pick<OrderRow, 'shipping_amount' | 'shipping_options'>) {
  if (amount === null) return null;
  const chosen = options.find(({ amountCents }) => amountCents === amount);
  return { label: chosen?.label ?? 'Shipping', amount };
}

/** A charge as an event shows it: partial, and of the event's time. */
export type ChargeChange = ChargeState & { paymentIntent: string | null };
