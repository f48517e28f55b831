import type { Query } from '../database/database';
import { CURRENCY, type PricedCart } from '../pricing/priceCart';
import { attachSessions, insertOrders } from './insertStatements';
import { newOrderId } from './newOrderId';
import { columns, type OrderRow, type SessionState } from './order';

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

type NewOrder = OrderDraft & { id: string };
type NotedSession = Pick<SessionState, 'sessionId' | 'url' | 'amountTotal'> & { id: string };

/** Whether each draft was written: not one whose key exists or whose prices are stale. */
export async function insertDrafts(query: Query, drafts: NewOrder[]): Promise<boolean[]> {
  const written = await query<{ id: string }>(insertOrders, [JSON.stringify(drafts.map(toInsert))]);
  const ids = new Set(written.map(({ id }) => id));
  return drafts.map(({ id }) => ids.has(id));
}

/** Writes the order before Stripe is asked, only against the prices' current version. */
export async function openOrder(
  query: Query,
  insert: (draft: NewOrder) => Promise<boolean>,
  draft: OrderDraft,
): Promise<OpenedOrder> {
  const id = newOrderId();
  if (await insert({ id, ...draft })) return { kind: 'created', id };
  const [order] = await query<OrderRow>(`select ${columns} from orders where request_key = $1`, [
    draft.requestKey,
  ]);
  return order ? { kind: 'existing', order } : { kind: 'stale-prices' };
}

/** Lets the same click start again after its order can no longer be paid. */
export async function retireKey(query: Query, order: OrderRow): Promise<void> {
  await query('update orders set request_key = $2 where id = $1 and request_key = $3', [
    order.id,
    `${order.request_key} ${order.id}`,
    order.request_key,
  ]);
}

/** Next attempt under a new Stripe key; concurrent callers get the same number. */
export async function raiseAttempt(query: Query, id: string, attempt: number): Promise<number> {
  await query('update orders set attempt = attempt + 1, updated_at = now() where id = $1 and attempt = $2', [
    id,
    attempt,
  ]);
  const [row] = await query<{ attempt: number }>('select attempt from orders where id = $1', [id]);
  return row?.attempt ?? attempt;
}

export async function attachAll(query: Query, sessions: NotedSession[]): Promise<NotedSession[]> {
  const column = (name: keyof NotedSession) => sessions.map((session) => session[name]);
  await query(attachSessions, [
    column('id'),
    column('sessionId'),
    column('url'),
    column('amountTotal'),
    sessions.length,
  ]);
  return sessions;
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
