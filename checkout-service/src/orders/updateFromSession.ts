import type { Query } from '../database/database';
import { SESSION_UNKNOWN } from './chargeState';
import { ranks, type SessionState } from './order';
import { updateByEvent, updateBySession } from './sessionStatements';
import type { EventReference, UpdateResult } from './updateResult';

type UpdatedRow = { order_id: string; status: string | null };

export async function updateFromSession(
  query: Query,
  isNotifying: boolean,
  state: SessionState,
  event?: EventReference,
): Promise<UpdateResult> {
  const values = [
    state.sessionId,
    state.orderId,
    state.status,
    ranks[state.status],
    state.currency,
    state.livemode,
    state.mode,
    state.amountTotal,
    state.shippingAmount,
    state.taxAmount,
    state.paymentIntent,
    state.discountAmount,
    state.url,
    state.paidAt?.toISOString() ?? null,
    isNotifying,
  ];
  const [row] = event
    ? await query<UpdatedRow>(updateByEvent, [...values, event.id, event.type])
    : await query<UpdatedRow>(updateBySession, values);
  if (!row) return { outcome: 'unknown' };
  return row.status === null
    ? { outcome: 'duplicate', orderId: row.order_id }
    : { outcome: 'applied', orderId: row.order_id, status: row.status };
}

/** Expires an order whose session Stripe does not have. */
export async function expireOrder(query: Query, id: string): Promise<void> {
  await query(
    `update orders set status = 'expired', rank = ${ranks.expired}, updated_at = now()
     where id = $1 and rank < ${ranks.expired}`,
    [id],
  );
}

/** Asks a person about a pending order whose session Stripe does not have; once it is resolved, no more. */
export async function flagUnknownSession(query: Query, id: string): Promise<void> {
  await query(
    `update orders set attention = $2, updated_at = now()
     where id = $1 and status = 'pending' and attention is null
       and not resolutions @> jsonb_build_array(jsonb_build_object('attention', $2::text))`,
    [id, SESSION_UNKNOWN],
  );
}
