import { batchRows } from '../database/batchRows';
import type { Database } from '../database/database';
import type { PricedCart } from '../pricing/priceCart';
import { CURRENCY } from '../pricing/priceCart';
import { createChargeStore } from './chargeStore';
import { forgetOldOrders } from './forgetOrders';
import { attachSessions, insertOrders } from './insertStatements';
import { newOrderId } from './newOrderId';
import { columns, type OrderRow, ranks, type SessionState } from './order';
import { rebuildOrder } from './rebuildOrder';
import { createRecordStore } from './recordStore';
import { updateByEvent, updateBySession } from './sessionStatements';
import type { EventReference, UpdateResult } from './updateResult';

export type OrderDraft = {
  requestKey: string;
  requestHash: string;
  cart: PricedCart;
  isBuyNow: boolean;
  livemode: boolean;
  catalogueVersion: number;
};

export type OpenedOrder =
  | { kind: 'created'; id: string }
  | { kind: 'existing'; order: OrderRow }
  | { kind: 'stale-prices' };

export type Known = { sessionIds: Set<string>; orderIds: Set<string> };

type NewOrder = OrderDraft & { id: string };
type NotedSession = Pick<SessionState, 'sessionId' | 'url' | 'amountTotal'> & { id: string };
type UnfinishedPage = { after: string; limit: number; livemode: boolean };
type UpdatedRow = { order_id: string; status: string | null };

export type OrderStore = ReturnType<typeof createOrderStore>;

export function createOrderStore(
  database: Pick<Database, 'query' | 'transaction'>,
  { isNotifying }: { isNotifying: boolean },
) {
  const { query } = database;
  const insert = batchRows(async (drafts: NewOrder[]) => {
    const written = await query<{ id: string }>(insertOrders, [JSON.stringify(drafts.map(toInsert))]);
    const ids = new Set(written.map(({ id }) => id));
    return drafts.map(({ id }) => ids.has(id));
  });
  const attach = batchRows(async (sessions: NotedSession[]) => {
    const column = (name: keyof NotedSession) => sessions.map((session) => session[name]);
    await query(attachSessions, [
      column('id'),
      column('sessionId'),
      column('url'),
      column('amountTotal'),
      sessions.length,
    ]);
    return sessions;
  });
  return {
    ...createChargeStore(database, isNotifying),
    ...createRecordStore(database),
    rebuild: rebuildOrder.bind(null, database),
    forgetOld: (days: number) => forgetOldOrders(database, days),

    /** Writes the order before Stripe is asked, only against the prices' current version. */
    async open(draft: OrderDraft): Promise<OpenedOrder> {
      const id = newOrderId();
      if (await insert({ id, ...draft })) return { kind: 'created', id };
      const [order] = await query<OrderRow>(`select ${columns} from orders where request_key = $1`, [
        draft.requestKey,
      ]);
      return order ? { kind: 'existing', order } : { kind: 'stale-prices' };
    },

    /** Lets the same click start again after its order can no longer be paid. */
    async retireKey(order: OrderRow): Promise<void> {
      await query('update orders set request_key = $2 where id = $1 and request_key = $3', [
        order.id,
        `${order.request_key} ${order.id}`,
        order.request_key,
      ]);
    },

    /** Next attempt under a new Stripe key; concurrent callers get the same number. */
    async raiseAttempt(id: string, attempt: number): Promise<number> {
      await query(
        'update orders set attempt = attempt + 1, updated_at = now() where id = $1 and attempt = $2',
        [id, attempt],
      );
      const [row] = await query<{ attempt: number }>('select attempt from orders where id = $1', [id]);
      return row?.attempt ?? attempt;
    },

    /** A webhook may have updated the order already. */
    async attachSession(id: string, { sessionId, url, amountTotal }: SessionState): Promise<void> {
      await attach({ id, sessionId, url, amountTotal });
    },

    async updateFromSession(state: SessionState, event?: EventReference): Promise<UpdateResult> {
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
      const rows = event
        ? await query<UpdatedRow>(updateByEvent, [...values, event.id, event.type])
        : await query<UpdatedRow>(updateBySession, values);
      return toUpdateResult(rows);
    },

    async findById(id: string): Promise<OrderRow | null> {
      const [order] = await query<OrderRow>(`select ${columns} from orders where id = $1`, [id]);
      return order ?? null;
    },

    async findBySession(sessionId: string): Promise<OrderRow | null> {
      const [order] = await query<OrderRow>(`select ${columns} from orders where session_id = $1`, [
        sessionId,
      ]);
      return order ?? null;
    },

    async findKnown(sessions: Pick<SessionState, 'sessionId' | 'orderId'>[]): Promise<Known> {
      const rows = await query<{ id: string; session_id: string | null }>(
        `select id, session_id from orders where session_id = any ($1::text[])
         union select id, session_id from orders where id = any ($2::text[])`,
        [sessions.map(({ sessionId }) => sessionId), sessions.map(({ orderId }) => orderId)],
      );
      return {
        sessionIds: new Set(rows.flatMap(({ session_id }) => session_id ?? [])),
        orderIds: new Set(rows.map(({ id }) => id)),
      };
    },

    /** In pages: those after the given id. */
    async listUnfinished({ after, limit, livemode }: UnfinishedPage): Promise<OrderRow[]> {
      return query<OrderRow>(
        `select ${columns} from orders
         where status in ('creating', 'open', 'pending') and livemode = $3 and id > $1
         order by id limit $2`,
        [after, limit, livemode],
      );
    },

    /** Expires an order whose session Stripe does not have. */
    async expire(id: string): Promise<void> {
      await query(
        `update orders set status = 'expired', rank = ${ranks.expired}, updated_at = now()
         where id = $1 and rank < ${ranks.expired}`,
        [id],
      );
    },

    /** `now` is the database's clock, which all services share. */
    async readCursor(): Promise<{ seenUntil: Date; now: Date }> {
      const [row] = await query<{ sessions_seen_until: number; now: Date }>(
        'select sessions_seen_until, now() as now from reconciliation',
      );
      return { seenUntil: new Date((row?.sessions_seen_until ?? 0) * 1000), now: row?.now ?? new Date() };
    },

    async moveCursor(until: Date): Promise<void> {
      await query('update reconciliation set sessions_seen_until = greatest(sessions_seen_until, $1)', [
        Math.floor(until.getTime() / 1000),
      ]);
    },
  };
}

function toInsert({ id, cart, ...draft }: NewOrder) {
  const totals = cart.shipping.map(({ amountCents }) => cart.subtotal + amountCents);
  return {
    id,
    request_key: draft.requestKey,
    request_hash: draft.requestHash,
    livemode: draft.livemode,
    currency: CURRENCY,
    lines: cart.lines,
    subtotal: cart.subtotal,
    promo_code: cart.promoCode,
    ref: cart.ref,
    shipping_options: cart.shipping.map(({ label, amountCents }) => ({ label, amountCents })),
    allowed_totals: totals,
    amount_total: totals[0],
    buy_now: draft.isBuyNow,
    catalogue_version: draft.catalogueVersion,
  };
}

function toUpdateResult(rows: UpdatedRow[]): UpdateResult {
  const [row] = rows;
  if (!row) return { outcome: 'unknown' };
  return row.status === null
    ? { outcome: 'duplicate', orderId: row.order_id }
    : { outcome: 'applied', orderId: row.order_id, status: row.status };
}
