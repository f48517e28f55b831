import type { Query } from '../database/database';
import { CURRENCY, type OrderLine } from '../pricing/priceCart';
import { deriveOrderId } from './newOrderId';
import { diffNotifications, notify } from './notifications';
import { ranks, type SessionState } from './order';

/** Writes an order that Stripe knows and this table does not (rule checkout.rebuilt). */
export async function rebuildOrder(
  tx: Query,
  isNotifying: boolean,
  state: SessionState,
  { lines, isLive }: { lines: OrderLine[]; isLive: boolean },
): Promise<void> {
  // Another payment of the order waits here, so that it finds the id taken.
  await tx('select pg_advisory_xact_lock(1, hashtext($1::text))', [state.orderId]);
  const taken = await tx('select 1 from orders where id = $1', [state.orderId]);
  const isSecond = taken.length > 0;
  const concern = isSecond ? `another payment of order ${state.orderId}: refund it if both are paid` : null;
  const { subtotal, shipping, totals } = toOrderedTotals(state, lines);
  const row = {
    id: isSecond || !state.orderId ? deriveOrderId(state) : state.orderId,
    request_key: `rebuilt ${state.sessionId}`,
    request_hash: '',
    status: 'open' as const,
    refunded_amount: 0,
    rank: ranks.open,
    session_id: state.sessionId,
    session_url: state.url,
    livemode: isLive,
    currency: CURRENCY,
    lines,
    subtotal,
    promo_code: state.promoCode,
    shipping_options: shipping,
    allowed_totals: totals,
    shipping_amount: state.shippingAmount ?? state.amountTotal - state.taxAmount - subtotal,
    amount_total: state.amountTotal,
    buy_now: state.isBuyNow,
    ref: state.recorded.forgotten_at ? null : state.ref,
    attention: concern,
    concern,
    ...state.recorded,
    created_at: state.createdAt.toISOString(),
  };
  const names = Object.keys(row).join(', ');
  const inserted = await tx(
    `insert into orders (${names}) select ${names} from jsonb_populate_record(null::orders, $1::jsonb)
     on conflict do nothing returning id`,
    [JSON.stringify(row)],
  );
  // Lost with the database, unless it was delivered before.
  if (isNotifying && inserted.length > 0)
    await notify(tx, diffNotifications({ ...row, fulfillment: null }, row));
}

/** The ordered amounts from the session's metadata; without it, the paid amount counts as ordered. */
function toOrderedTotals(state: SessionState, lines: OrderLine[]) {
  const { offered } = state;
  const sum = lines.reduce((total, { unitCents, quantity }) => total + unitCents * quantity, 0);
  const { subtotal, shipping } = offered ?? { subtotal: sum, shipping: [] };
  if (!offered || state.subtotal === null) {
    return { subtotal, shipping, totals: [state.amountTotal - state.taxAmount] };
  }
  return { subtotal, shipping, totals: shipping.map(({ amountCents }) => subtotal + amountCents) };
}
