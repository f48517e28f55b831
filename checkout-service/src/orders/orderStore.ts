import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import type { OrderLine, PricedCart } from '../domain/priceCart';
import { CURRENCY } from '../domain/priceCart';
import type { ChargeChange } from '../payments/payments';
import { type OrderRow, ranks, type SessionState } from './order';
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

type EventName = { id: string; type: string };
type SettledRow = { order_id: string; status: string | null };

/**
 * Those of OrderRow, by name: a prepared `select *` fails as soon as a newer version of the service, started beside this
 * one, adds a column.
 */
const columns = `id, request_key, request_hash, attempt, status, session_id, session_url, livemode, currency, lines,
  subtotal, promo_code, shipping_options, shipping_amount, tax_amount, amount_total, refunded_amount, buy_now,
  payment_intent, attention, created_at, paid_at`;

/** The orders table; every statement that touches it is here or beside. */
export type OrderStore = ReturnType<typeof createOrderStore>;

export function createOrderStore({ query, transaction }: Database) {
  return {
    /** Writes the order before Stripe hears of it, only against the version of the prices it was made with. */
    async open(draft: OrderDraft): Promise<OpenedOrder> {
      const { requestKey, requestHash, cart, isBuyNow, livemode, catalogueVersion } = draft;
      const totals = cart.shipping.map(({ amountCents }) => cart.subtotal + amountCents);
      const id = newOrderId();
      const written = await query(
        `insert into orders (id, request_key, request_hash, status, rank, livemode, currency, lines, subtotal,
           promo_code, shipping_options, allowed_totals, amount_total, buy_now)
         select $1, $2, $3, 'creating', ${ranks.creating}, $4, $5, $6::jsonb, $7, $8, $9::jsonb, $10::bigint[], $11, $12
         from catalogue_state where version = $13
         on conflict (request_key) do nothing
         returning id`,
        [
          id,
          requestKey,
          requestHash,
          livemode,
          CURRENCY,
          JSON.stringify(cart.lines),
          cart.subtotal,
          cart.promoCode,
          JSON.stringify(cart.shipping),
          totals,
          totals[0],
          isBuyNow,
          catalogueVersion,
        ],
      );
      if (written.length > 0) return { kind: 'created', id };
      const [order] = await query<OrderRow>(`select ${columns} from orders where request_key = $1`, [
        requestKey,
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
      await query(
        `update orders set
           session_id = $2,
           session_url = $3,
           status = case when rank < ${ranks.open} then 'open' else status end,
           rank = greatest(rank, ${ranks.open}),
           amount_total = case when rank <= ${ranks.open} then $4::bigint else amount_total end,
           allowed_totals = case when $4::bigint = any (allowed_totals) then allowed_totals
             else array_append(allowed_totals, $4::bigint) end,
           updated_at = now()
         where id = $1 and (session_id is null or session_id = $2 or rank <= ${ranks.open})`,
        [id, sessionId, url, amountTotal],
      );
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
      const { paymentIntent, orderId, status, refundedAmount, attention } = change;
      const rank = status ? ranks[status] : 0;
      const values = [paymentIntent, orderId, status, rank, refundedAmount, attention, event.id, event.type];
      return toSettled(await query<SettledRow>(settleByCharge, values));
    },

    /** An order that Stripe knows and this table does not: after a loss, or a second payment of one order. */
    async rebuild(state: SessionState, lines: OrderLine[]): Promise<void> {
      await transaction(async (tx) => {
        const taken = await tx('select 1 from orders where id = $1', [state.orderId]);
        const isSecond = taken.length > 0;
        const id = isSecond || !state.orderId ? newOrderId() : state.orderId;
        const subtotal = lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);
        const beforeTax = state.amountTotal - state.taxAmount;
        await tx(
          `insert into orders (id, request_key, request_hash, status, rank, session_id, session_url, livemode, currency,
             lines, subtotal, shipping_options, allowed_totals, shipping_amount, amount_total, buy_now, attention,
             created_at)
           values ($1, $2, '', 'open', ${ranks.open}, $3, $4, $5, $6, $7::jsonb, $8, '[]'::jsonb, $9::bigint[], $10, $11,
             $12, $13, $14)
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
            isSecond ? `second payment of order ${state.orderId}: refund it` : null,
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

    /** Sessions of these that this table knows, with the state it has them in. */
    async knownSessions(sessionIds: string[]): Promise<Map<string, string>> {
      const rows = await query<{ session_id: string; status: string }>(
        'select session_id, status from orders where session_id = any ($1::text[])',
        [sessionIds],
      );
      return new Map(rows.map(({ session_id, status }) => [session_id, status]));
    },

    /** Orders that Stripe may have news of, in pages: those after the given id. */
    async listUnfinished(afterId: string, limit: number): Promise<OrderRow[]> {
      return query<OrderRow>(
        `select ${columns} from orders where status in ('creating', 'open', 'pending') and id > $1 order by id limit $2`,
        [afterId, limit],
      );
    },

    /** An order of which Stripe never made a session, long after the click. */
    async giveUp(id: string): Promise<void> {
      await query(
        `update orders set status = 'expired', rank = ${ranks.expired}, updated_at = now()
         where id = $1 and session_id is null and rank < ${ranks.expired}`,
        [id],
      );
    },

    async listNewest(limit: number): Promise<OrderRow[]> {
      return query<OrderRow>(`select ${columns} from orders order by created_at desc, id limit $1`, [limit]);
    },

    async readCursor(): Promise<Date> {
      const [row] = await query<{ sessions_seen_until: number }>(
        'select sessions_seen_until from reconciliation',
      );
      return new Date((row?.sessions_seen_until ?? 0) * 1000);
    },

    async moveCursor(until: Date): Promise<void> {
      await query('update reconciliation set sessions_seen_until = greatest(sessions_seen_until, $1)', [
        Math.floor(until.getTime() / 1000),
      ]);
    },
  };
}

/** 122 random bits: an order id is not guessed either. */
function newOrderId(): string {
  return `ord_${randomUUID().replaceAll('-', '')}`;
}

function toSettled(rows: SettledRow[]): Settled {
  const [row] = rows;
  if (!row) return { outcome: 'unknown' };
  return row.status === null
    ? { outcome: 'duplicate', orderId: row.order_id }
    : { outcome: 'applied', orderId: row.order_id, status: row.status };
}
