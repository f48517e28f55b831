import type { FulfillmentState } from '@shop/contracts/checkout';
import type { OrderRow } from './order';

/** Where an order is between the click and the doorstep (rule checkout.fulfillment); null: nobody has paid or promised to. */
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

/** As a shopper sees it: the state, and with a parcel who carries it. */
export function describeFulfillment(order: OrderRow) {
  const state = fulfillmentState(order);
  if (state === null) return null;
  const { carrier = null, tracking = null, shipped_at = null } = order.fulfillment ?? {};
  return { state, carrier, tracking, shipped_at };
}
