import type { ChargeChange, SessionState } from '../orders/order';
import type { OrderStore, Settled } from '../orders/orderStore';
import type { PaymentEvent, Payments } from '../payments/payments';

export type EventOutcome = Settled | { outcome: 'ignored' };

type Dependencies = { orders: OrderStore; payments: Payments };

/** Brings an event to its order, exactly once. Resolves only when everything is on disk; throws otherwise. */
export async function applyEvent(event: PaymentEvent, dependencies: Dependencies): Promise<EventOutcome> {
  switch (event.kind) {
    case 'session':
      return settleSession(event.state, dependencies, event);
    case 'charge':
      return settleCharge(event, event.change, dependencies);
    case 'other':
      return { outcome: 'ignored' };
  }
}

/**
 * The one way in which Stripe's word reaches an order: from a webhook, from the success page, from reconciliation.
 * A session that is not this shop's is left alone; one of ours that is missing here is rebuilt from Stripe.
 */
export async function settleSession(
  state: SessionState,
  { orders, payments }: Dependencies,
  event?: PaymentEvent,
): Promise<EventOutcome> {
  const settled = await orders.settle(state, event);
  if (settled.outcome !== 'unknown') return settled;
  if (!state.orderId?.startsWith('ord_')) return { outcome: 'ignored' };
  const isMoney = state.status !== 'open' && state.status !== 'expired';
  const order = await orders.findById(state.orderId);
  // A session of an earlier attempt of which nobody has the address; reconciliation closes it.
  if (order && !isMoney) return { outcome: 'ignored' };
  // As it is by now: neither lists nor events know what became of the payment since.
  const current = await payments.retrieveSession(state.sessionId);
  await orders.rebuild(current, await payments.listLines(state.sessionId));
  await orders.settle(current);
  return orders.settle(state, event);
}

async function settleCharge(
  event: PaymentEvent,
  change: ChargeChange,
  dependencies: Dependencies,
): Promise<EventOutcome> {
  const { orders, payments } = dependencies;
  const settled = await orders.settleCharge(change, event);
  if (settled.outcome !== 'unknown' || !change.paymentIntent) {
    return settled.outcome === 'unknown' ? { outcome: 'ignored' } : settled;
  }
  // Faster than the payment's own event, or of an order that is missing: ask for the session first.
  const state = await payments.findSessionOfPayment(change.paymentIntent);
  if (!state) return { outcome: 'ignored' };
  const outcome = await settleSession(state, dependencies);
  return outcome.outcome === 'ignored' ? outcome : orders.settleCharge(change, event);
}
