import { randomUUID } from 'node:crypto';
import { batched } from '../database/batched';
import type { Database } from '../database/database';
import type { OrderLine, PricedCart } from '../pricing/priceCart';
import { CURRENCY } from '../pricing/priceCart';
import { attachSessions, insertOrders } from './checkoutStatements';
import { type ChargeChange, columns, type OrderRow, ranks, type SessionState } from './order';
import { settleByCharge, settleByEvent, settleBySession } from './settleStatements';

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
  /** The products table has changed since the cart was priced. */
  | { kind: 'stale-prices' };

export type Settled =
  | { outcome: 'applied'; orderId: string; status: string }
  | { outcome: 'duplicate'; orderId: string }
  | { outcome: 'unknown' };

type NewOrder = OrderDraft & { id: string };
type NotedSession = Pick<SessionState, 'sessionId' | 'url' | 'amountTotal'> & { id: string };
type UnfinishedPage = { after: string; limit: number; livemode: boolean };
type EventName = { id: string; type: string };
type SettledRow = { order_id: string; status: string | null };

/** The orders table; every statement that touches it is here or beside. */
export type OrderStore = ReturnType<typeof createOrderStore>;

export function createOrderStore({ query, transaction }: Database) {
  /** True if the order was written. */
  const insert = batched(async (drafts: NewOrder[]) => {
    const written = await query<{ id: string }>(insertOrders, [JSON.stringify(drafts.map(toInsert))]);
    const ids = new Set(written.map(({ id }) => id));
    return drafts.map(({ id }) => ids.has(id));
  });
  const attach = batched(async (sessions: NotedSession[]) => {
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
    /** Writes the order before Stripe hears of it, only against the version of the prices it was made with. */
    async open(draft: OrderDraft): Promise<OpenedOrder> {
      const id = newOrderId();
      if (await insert({ id, ...draft })) return { kind: 'created', id };
      const [order] = await query<OrderRow>(`select ${columns} from orders where request_key = $1`, [
        draft.requestKey,
      ]);
      return order ? { kind: 'existing', order } : { kind: 'stale-prices' };
    },

    /** Frees the key of an order that can no longer be paid, so that the same click may begin anew. */
    async retireKey(order: OrderRow): Promise<void> {
      await query('update orders set request_key = $2 where id = $1 and request_key = $3', [
        order.id,
        `${order.request_key} ${order.id}`,
        order.request_key,
      ]);
    },

    /** Another try under another key at Stripe. Of several that ask, one raises it and all get the new number. */
    async raiseAttempt(id: string, attempt: number): Promise<number> {
      await query(
        'update orders set attempt = attempt + 1, updated_at = now() where id = $1 and attempt = $2',
        [id, attempt],
      );
      const [row] = await query<{ attempt: number }>('select attempt from orders where id = $1', [id]);
      return row?.attempt ?? attempt;
    },

    /** Notes the session that Stripe made. A webhook may have been faster: then the order is further already. */
    async attachSession(id: string, { sessionId, url, amountTotal }: SessionState): Promise<void> {
      await attach({ id, sessionId, url, amountTotal });
    },

    async settle(state: SessionState, event?: EventName): Promise<Settled> {
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
        state.refundedAmount,
        state.url,
      ];
      const rows = event
        ? await query<SettledRow>(settleByEvent, [...values, event.id, event.type])
        : await query<SettledRow>(settleBySession, values);
      return toSettled(rows);
    },

    async settleCharge(change: ChargeChange, event: EventName): Promise<Settled> {
      const { paymentIntent, status, refundedAmount, attention } = change;
      const rank = status ? ranks[status] : 0;
      const values = [paymentIntent, status, rank, refundedAmount, attention, event.id, event.type];
      return toSettled(await query<SettledRow>(settleByCharge, values));
    },

    /** An order that Stripe knows and this table does not: after a loss, or by another session of a known order. */
    async rebuild(state: SessionState, lines: OrderLine[]): Promise<void> {
      await transaction(async (tx) => {
        const taken = await tx('select 1 from orders where id = $1', [state.orderId]);
        const isSecond = taken.length > 0;
        const id = isSecond || !state.orderId ? newOrderId() : state.orderId;
        const subtotal = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
        const beforeTax = state.amountTotal - state.taxAmount;
        await tx(
          `insert into orders (id, request_key, request_hash, status, rank, session_id, session_url, livemode, currency,
             lines, subtotal, shipping_options, allowed_totals, shipping_amount, amount_total, buy_now, ref,
             attention, created_at)
           values ($1, $2, '', 'open', ${ranks.open}, $3, $4, $5, $6, $7::jsonb, $8, '[]'::jsonb, $9::bigint[], $10, $11,
             $12, $13, $14, $15)
           on conflict do nothing`,
          [
            id,
            `rebuilt ${state.sessionId}`,
            state.sessionId,
            state.url,
            state.livemode,
            state.currency,
            JSON.stringify(lines),
            subtotal,
            [beforeTax],
            state.shippingAmount ?? beforeTax - subtotal,
            state.amountTotal,
            state.isBuyNow,
            state.ref,
            isSecond ? `another payment of order ${state.orderId}: refund it if both are paid` : null,
            state.createdAt.toISOString(),
          ],
        );
      });
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

    /** Those of these sessions that this table knows. */
    async knownSessions(sessionIds: string[]): Promise<Set<string>> {
      const rows = await query<{ session_id: string }>(
        'select session_id from orders where session_id = any ($1::text[])',
        [sessionIds],
      );
      return new Set(rows.map(({ session_id }) => session_id));
    },

    /** Orders that Stripe may have news of, in pages: those after the given id. */
    async listUnfinished({ after, limit, livemode }: UnfinishedPage): Promise<OrderRow[]> {
      return query<OrderRow>(
        `select ${columns} from orders
         where status in ('creating', 'open', 'pending') and livemode = $3 and id > $1
         order by id limit $2`,
        [after, limit, livemode],
      );
    },

    /** An order whose session Stripe does not have, long after the click. */
    async giveUp(id: string): Promise<void> {
      await query(
        `update orders set status = 'expired', rank = ${ranks.expired}, updated_at = now()
         where id = $1 and rank < ${ranks.expired}`,
        [id],
      );
    },

    /** Until when Stripe's sessions have been seen, and the time now: the database's, which all services share. */
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

/**
 * 74 random bits: an order id is not guessed either. The milliseconds before them keep new orders together at the end of
 * an index, as in UUIDv7.
 */
function newOrderId(): string {
  const milliseconds = Date.now().toString(16).padStart(12, '0');
  return `ord_${milliseconds}${randomUUID().replaceAll('-', '').slice(12)}`;
}

function toSettled(rows: SettledRow[]): Settled {
  const [row] = rows;
  if (!row) return { outcome: 'unknown' };
  return row.status === null
    ? { outcome: 'duplicate', orderId: row.order_id }
    : { outcome: 'applied', orderId: row.order_id, status: row.status };
}
