import type { FulfillmentState } from '@shop/contracts/checkoutLimits';
import type { Database } from '../database/database';
import { fulfillmentState } from '../orders/fulfillment';
import { getShippingAmount, type OrderRow, type Resolution } from '../orders/order';
import { type OrderFilter, readOrders } from '../orders/readOrders';

/** Amounts in cents. */
export type ListedOrder = {
  order_id: string;
  session_id: string | null;
  /** False: a test key, no money moves. */
  livemode: boolean;
  status: string;
  amount_total: number;
  refunded_amount: number;
  currency: string;
  subtotal: number;
  tax_amount: number;
  discount_amount: number;
  shipping_amount: number | null;
  /** Null until paid. */
  shipping_label: string | null;
  promo_code: string | null;
  ref: string | null;
  buy_now: boolean;
  payment_intent: string | null;
  /** What a person should look at. */
  attention: string | null;
  /** Stripe's status; null: no dispute. */
  dispute_status: string | null;
  resolutions: Resolution[];
  /** Null: unpaid. */
  fulfillment: FulfillmentState | null;
  carrier: string | null;
  tracking: string | null;
  shipped_at: string | null;
  lines: { id: string; variant_id: string | null; name: string; unit_amount: number; quantity: number }[];
  created_at: string;
  paid_at: string | null;
  forgotten_at: string | null;
};

/** Streams orders, newest first. */
export async function* listOrders(database: Database, filter: OrderFilter = {}): AsyncGenerator<ListedOrder> {
  for await (const row of readOrders(database, filter)) yield toListedOrder(row);
}

export function toListedOrder(row: OrderRow): ListedOrder {
  return {
    order_id: row.id,
    session_id: row.session_id,
    livemode: row.livemode,
    status: row.status,
    amount_total: row.amount_total,
    refunded_amount: row.refunded_amount,
    currency: row.currency,
    subtotal: row.subtotal,
    tax_amount: row.tax_amount,
    discount_amount: row.discount_amount,
    shipping_amount: row.shipping_amount,
    shipping_label: getShippingAmount(row)?.label ?? null,
    promo_code: row.promo_code,
    ref: row.ref,
    buy_now: row.buy_now,
    payment_intent: row.payment_intent,
    attention: row.attention,
    dispute_status: row.dispute_status,
    resolutions: row.resolutions,
    fulfillment: fulfillmentState(row),
    carrier: row.fulfillment?.carrier ?? null,
    tracking: row.fulfillment?.tracking ?? null,
    shipped_at: row.fulfillment?.shipped_at ?? null,
    lines: row.lines.map(({ id, variantId, name, unitCents, quantity }) => ({
      id,
      variant_id: variantId,
      name,
      unit_amount: unitCents,
      quantity,
    })),
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    forgotten_at: row.forgotten_at?.toISOString() ?? null,
  };
}
