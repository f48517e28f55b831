import { type ChargeState, type Dispute, type OrderRow, ranks } from './order';

/** The concern of an order in `review`. */
export const AMOUNTS_DIFFER = 'amount, currency, mode or live mode differ from the order';

/** The attention of a `pending` order that this key cannot follow. */
export const SESSION_UNKNOWN = 'its session is unknown to this Stripe account';

/** Statuses of a dispute that is over: https://docs.stripe.com/api/disputes/object#dispute_object-status */
const endedDisputeStatuses = ['won', 'lost', 'warning_closed', 'prevented'];

export const isClosed = ({ status }: Dispute): boolean => endedDisputeStatuses.includes(status);

type Facts = Pick<
  OrderRow,
  'status' | 'amount_total' | 'refunded_amount' | 'concern' | 'dispute_id' | 'dispute_status' | 'resolutions'
>;

type Derived = Pick<OrderRow, 'status' | 'attention'>;

const toDispute = ({ dispute_id: id, dispute_status: status }: Facts): Dispute | null =>
  id === null ? null : { id, status: status ?? 'needs_response' };

/**
 * Merges what is known of a charge. A reading counts as it is; an event only where it takes nothing back,
 * as events come in any order.
 */
export function mergeCharge(order: Facts, read: ChargeState | null, event: ChargeState | null) {
  const known = toDispute(order);
  const told = event?.dispute ?? null;
  const isOver = known !== null && isClosed(known) && told?.id === known.id;
  const dispute = read?.dispute ?? (isOver ? known : (told ?? known));
  return {
    refunded_amount: read?.refundedAmount ?? Math.max(order.refunded_amount, event?.refundedAmount ?? 0),
    dispute_id: dispute?.id ?? null,
    dispute_status: dispute?.status ?? null,
  };
}

/** Status and attention of a paid order (rules checkout.charge, checkout.attention). */
export function deriveStatus(order: Facts): Derived {
  const dispute = toDispute(order);
  const isRefunded = order.refunded_amount > 0 && order.refunded_amount >= order.amount_total;
  const isResolved = (attention: string) =>
    order.resolutions.some((resolution) => resolution.attention === attention);
  const concern = order.concern !== null && !isResolved(order.concern) ? order.concern : null;
  const question = dispute && !isClosed(dispute) ? `dispute ${dispute.id} ${dispute.status}` : null;
  return {
    status: toOrderStatus(order, dispute, isRefunded, concern),
    attention: question !== null && !isResolved(question) ? question : isRefunded ? null : concern,
  };
}

function toOrderStatus(
  { status }: Facts,
  dispute: Dispute | null,
  isRefunded: boolean,
  concern: string | null,
): OrderRow['status'] {
  if (ranks[status] < ranks.review) return status;
  if (dispute && (!isClosed(dispute) || dispute.status === 'lost')) return 'disputed';
  if (isRefunded) return 'refunded';
  return concern === AMOUNTS_DIFFER ? 'review' : 'paid';
}
