import type { Database, Query } from '../database/database';
import { deriveStatus, mergeCharge } from './chargeState';
import { diffNotifications, notify } from './notifications';
import { type ChargeChange, type ChargeState, columns, type OrderRow, ranks } from './order';
import type { EventReference, UpdateResult } from './updateResult';

type Reading = { read: ChargeState | null; reading: number };
export type ChargeEvent = EventReference & { change: ChargeChange };
type Known = { orderId: string | null; sessionId: string | null; isStored: boolean };

export function createChargeStore(database: Pick<Database, 'query' | 'transaction'>, isNotifying: boolean) {
  const { query, transaction } = database;
  return {
    /** Drawn before Stripe is asked: of two answers that cross, the later request counts. */
    async nextReading(): Promise<number> {
      const [row] = await query<{ reading: number }>(`select nextval('charge_readings')::bigint as reading`);
      return row?.reading ?? 0;
    },

    /** The order of a payment, and whether the event is already stored. */
    async findPayment(paymentIntent: string, eventId: string): Promise<Known> {
      const [row] = await query<Known>(
        `select orders.id as "orderId", session_id as "sessionId",
           exists (select from stripe_events where id = $2::text) as "isStored"
         from (select 1) as one left join orders on payment_intent = $1::text
         limit 1`,
        [paymentIntent, eventId],
      );
      return row ?? { orderId: null, sessionId: null, isStored: false };
    },
    updateFromCharge: (sessionId: string, reading: Reading, event?: ChargeEvent) =>
      transaction((tx) => updateFromCharge(tx, isNotifying, sessionId, reading, event)),
  };
}

/** Updates an order from its charge as it was read and from the event. */
export async function updateFromCharge(
  tx: Query,
  isNotifying: boolean,
  sessionId: string,
  { read, reading }: Reading,
  event?: ChargeEvent,
): Promise<UpdateResult> {
  const order = await lockOrder(tx, sessionId);
  if (!order) return { outcome: 'unknown' };
  if (event && !(await tryStoreEvent(tx, event))) return { outcome: 'duplicate', orderId: order.id };
  // A later reading includes the event.
  if (reading <= order.charge_reading) return { outcome: 'applied', orderId: order.id, status: order.status };
  const charge = mergeCharge(order, read, event?.change ?? null);
  const { status, attention } = deriveStatus({ ...order, ...charge });
  await tx(
    `update orders set refunded_amount = $2, dispute_id = $3, dispute_status = $4, status = $5, rank = $6,
       attention = $7, charge_reading = greatest(charge_reading, $8::bigint), updated_at = now()
     where id = $1`,
    [
      order.id,
      charge.refunded_amount,
      charge.dispute_id,
      charge.dispute_status,
      status,
      ranks[status],
      attention,
      read ? reading : 0,
    ],
  );
  if (isNotifying) await notify(tx, diffNotifications(order, { ...order, ...charge, status }));
  return { outcome: 'applied', orderId: order.id, status };
}

type Locked = OrderRow & { charge_reading: number };

async function lockOrder(tx: Query, sessionId: string): Promise<Locked | undefined> {
  const [order] = await tx<Locked>(
    `select ${columns}, charge_reading from orders where session_id = $1 for update`,
    [sessionId],
  );
  return order;
}

/** False: already stored. */
async function tryStoreEvent(tx: Query, { id, type }: EventReference): Promise<boolean> {
  const stored = await tx(
    'insert into stripe_events (id, type) values ($1, $2) on conflict do nothing returning id',
    [id, type],
  );
  return stored.length > 0;
}
