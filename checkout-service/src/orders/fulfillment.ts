import type { FulfillmentState } from '@shop/contracts/checkoutLimits';
import type { OrderRow } from './order';

/** Rule checkout.fulfillment. Null: unpaid. */
export function fulfillmentState({ status, fulfillment }: OrderRow): FulfillmentState | null {
  switch (status) {
    case 'pending':
      return 'placed';
    case 'refunded':
      return 'refunded';
    case 'paid':
    case 'review':
    case 'disputed':
      return fulfillment?.state ?? 'paid';
    default:
      return null;
  }
}

/** What the shopper sees: the state, and the carrier of a parcel. */
export function describeFulfillment(order: OrderRow) {
  const state = fulfillmentState(order);
  if (state === null) return null;
  const { carrier = null, tracking = null, shipped_at = null } = order.fulfillment ?? {};
  return { state, carrier, tracking, shipped_at };
}
