import type { Query } from '../database/database';
import { AMOUNTS_DIFFER } from './chargeState';
import type { OrderRow } from './order';

/** The id is stable when the same change is written again. */
export type Notification = {
  id: string;
  type: 'order.paid' | 'order.shipped' | 'order.refunded';
  orderId: string;
};

type Facts = Pick<OrderRow, 'id' | 'status' | 'concern' | 'fulfillment' | 'refunded_amount'>;

export function diffNotifications(before: Facts, after: Facts): Notification[] {
  const { id: orderId } = before;
  const found: Notification[] = [];
  // Also after a dispute that began in review.
  if (before.concern === AMOUNTS_DIFFER && before.status !== 'paid' && after.status === 'paid') {
    found.push({ id: `${orderId}.paid`, type: 'order.paid', orderId });
  }
  const { shipped_at = null } = after.fulfillment ?? {};
  if (shipped_at !== null && shipped_at !== before.fulfillment?.shipped_at) {
    found.push({ id: `${orderId}.shipped.${shipped_at}`, type: 'order.shipped', orderId });
  }
  // Decreases, too: a refund has failed.
  if (after.refunded_amount !== before.refunded_amount) {
    found.push({ id: `${orderId}.refunded.${after.refunded_amount}`, type: 'order.refunded', orderId });
  }
  return found;
}

/** Writes them in the transaction of the change itself. */
export async function notify(tx: Query, notifications: Notification[]): Promise<void> {
  for (const { id, type, orderId } of notifications) {
    await tx(
      `insert into notifications (id, type, order_id) values ($1, $2, $3)
       on conflict (id) do update set attempts = 0, next_at = now(), dead_at = null`,
      [id, type, orderId],
    );
  }
}
