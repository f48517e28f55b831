import type { OrderStatus } from '@shop/contracts/checkout';
import type { ShippingOption } from '@shop/domain/pricing';
import type { OrderLine } from '../pricing/priceCart';

/**
 * Until it is paid an order moves up this ladder only, so that an event that comes late, twice or in the wrong order
 * undoes nothing. What comes after follows the charge as it is now (chargeState.ts). `review`: paid, but not what was
 * ordered; a person decides.
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

/** What a person decided about something that wanted attention. */
export type Resolution = { attention: string; note: string; by: string; at: string };

/** What has become of the parcel. Times in ISO 8601. */
export type Fulfillment = {
  state: 'packed' | 'shipped' | 'delivered' | 'returned';
  carrier: string | null;
  tracking: string | null;
  shipped_at: string | null;
  delivered_at: string | null;
};

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
  discount_amount: number;
  amount_total: number;
  refunded_amount: number;
  buy_now: boolean;
  payment_intent: string | null;
  /** What a person should look at now: an open dispute, or the concern below; null once that is resolved. */
  attention: string | null;
  /** What was wrong with the payment itself; kept after it is resolved. */
  concern: string | null;
  dispute_id: string | null;
  /** As Stripe names it: needs_response, under_review, won, lost … */
  dispute_status: string | null;
  resolutions: Resolution[];
  /** null: nothing was done yet. */
  fulfillment: Fulfillment | null;
  created_at: Date;
  paid_at: Date | null;
  /** When its personal part was erased; null mostly. */
  forgotten_at: Date | null;
};

/**
 * Those of OrderRow, by name: a prepared `select *` fails as soon as a newer version of the service, started beside this
 * one, adds a column.
 */
export const columns = `id, request_key, request_hash, attempt, status, session_id, session_url, livemode, currency, lines,
  subtotal, promo_code, ref, shipping_options, shipping_amount, tax_amount, discount_amount, amount_total,
  refunded_amount, buy_now, payment_intent, attention, concern, dispute_id, dispute_status, resolutions, fulfillment,
  created_at, paid_at, forgotten_at`;

/** What Stripe says of a session, in the shop's words. */
export type SessionState = {
  sessionId: string;
  /** Our order, as we named it when we made the session; null for a session that is not this shop's. */
  orderId: string | null;
  /** Of the payment alone: a refund or a dispute is the charge's. */
  status: 'open' | 'expired' | 'pending' | 'failed' | 'paid';
  mode: string;
  livemode: boolean;
  currency: string;
  /** Of the lines alone; null where Stripe did not say. */
  subtotal: number | null;
  amountTotal: number;
  /** null where Stripe did not say. */
  shippingAmount: number | null;
  taxAmount: number;
  discountAmount: number;
  paymentIntent: string | null;
  /** When the money came; null where Stripe did not say. */
  paidAt: Date | null;
  url: string | null;
  createdAt: Date;
  isBuyNow: boolean;
  /** Who sent the shopper; null: nobody. */
  ref: string | null;
  promoCode: string | null;
  /** What was offered when the session was made; null for a session of an earlier version. */
  offered: Offered | null;
  /** What it sells; null where that was not asked for, or is more than one answer holds. */
  lines: OrderLine[] | null;
  /** null where it was not asked for, or where nothing is charged yet. */
  charge: ChargeState | null;
  /** What the shop has noted at the payment. */
  recorded: Recorded;
};

/** What the shop knows of an order and keeps at Stripe, so that it outlives the database. */
export type Recorded = Pick<OrderRow, 'fulfillment' | 'resolutions' | 'forgotten_at'>;

export type Offered = { subtotal: number; shipping: OrderRow['shipping_options'] };

/** What has become of a payment. */
export type ChargeState = {
  /** Cents given back, without refunds that failed. */
  refundedAmount: number;
  /** False: the single refunds are not known, so that one of them may have been counted and failed since. */
  isExact: boolean;
  /** null: there is none, or nothing was said of one. */
  dispute: Dispute | null;
};

export type Dispute = { id: string; status: string };

/** The delivery that was paid for, in cents; null until Stripe has said which. */
export function shippingOf({
  shipping_amount: amount,
  shipping_options: options,
}: Pick<OrderRow, 'shipping_amount' | 'shipping_options'>) {
  if (amount === null) return null;
  const chosen = options.find(({ amountCents }) => amountCents === amount);
  return { label: chosen?.label ?? 'Shipping', amount };
}

/** What an event says of a charge: as it was when the event came about, and only a part of it. */
export type ChargeChange = ChargeState & { paymentIntent: string | null };
