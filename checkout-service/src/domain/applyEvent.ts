import type { SessionState } from '../orders/order';
import type { OrderStore } from '../orders/orderStore';
import type { Settled } from '../orders/settled';
import { type PaymentEvent, PaymentFailure, type Payments } from '../payments/payments';

export type EventOutcome = Settled | { outcome: 'ignored' };
type SessionEvent = Extract<PaymentEvent, { kind: 'session' }>;
type ChargeEvent = Extract<PaymentEvent, { kind: 'charge' }>;

type Dependencies = { orders: OrderStore; payments: Payments };

const ignored: EventOutcome = { outcome: 'ignored' };

/** Brings an event to its order, exactly once. Resolves only when everything is on disk; throws otherwise. */
export async function applyEvent(event: PaymentEvent, dependencies: Dependencies): Promise<EventOutcome> {
  switch (event.kind) {
    case 'session':
      return settleSession(event.state, dependencies, event);
    case 'charge':
      return settleCharge(event, dependencies);
    case 'other':
      return ignored;
  }
}

/**
 * What a webhook or a list says of a session. One that is not this shop's is left alone; one of ours that is missing here
 * is rebuilt from Stripe once it is paid or about to be: nobody needs an order of a session that was left.
 */
export async function settleSession(
  state: SessionState,
  dependencies: Dependencies,
  event?: SessionEvent,
): Promise<EventOutcome> {
  const settled = await dependencies.orders.settle(state, event);
  if (settled.outcome !== 'unknown') return settled;
  const isMoney = state.status !== 'open' && state.status !== 'expired';
  if (!isMoney || !isOurs(state)) return ignored;
  const outcome = await settleCurrent(state.sessionId, dependencies);
  return event ? dependencies.orders.settle(state, event) : outcome;
}

/** Asks Stripe for a session as it is now, with its charge, and brings its order in line. */
export async function settleCurrent(
  sessionId: string,
  dependencies: Dependencies,
  event?: ChargeEvent,
): Promise<EventOutcome> {
  const reading = await dependencies.orders.drawReading();
  const state = await dependencies.payments.retrieveSession(sessionId);
  return settleRead(state, reading, dependencies, event);
}

/** The one way in which Stripe's answer about a session reaches an order. `reading`: drawn before Stripe was asked. */
export async function settleRead(
  state: SessionState,
  reading: number,
  { orders, payments }: Dependencies,
  event?: ChargeEvent,
): Promise<EventOutcome> {
  const { sessionId, charge } = state;
  let settled = await orders.settle(state);
  if (settled.outcome === 'unknown') {
    if (!isOurs(state)) return ignored;
    await orders.rebuild(state, state.lines ?? (await payments.listLines(sessionId)), payments.isLive);
    settled = await orders.settle(state);
  }
  return charge || event ? orders.settleCharge(sessionId, { read: charge, reading }, event) : settled;
}

const isOurs = ({ orderId }: SessionState) => orderId?.startsWith('ord_') ?? false;

/** A refund or a dispute: the order follows the charge as it is now, so that the order of the events does not matter. */
async function settleCharge(event: ChargeEvent, dependencies: Dependencies): Promise<EventOutcome> {
  const { orders, payments } = dependencies;
  const { paymentIntent } = event.change;
  if (!paymentIntent) return ignored;
  const known = await orders.findPayment(paymentIntent, event.id);
  if (known.isKept) return known.orderId ? { outcome: 'duplicate', orderId: known.orderId } : ignored;
  // Faster than the payment's own event, or of an order that is missing.
  const sessionId = known.sessionId ?? (await payments.findSessionOfPayment(paymentIntent))?.sessionId;
  if (!sessionId) return ignored;
  try {
    return await settleCurrent(sessionId, dependencies, event);
  } catch (error) {
    if (!(error instanceof PaymentFailure && error.kind === 'not-found')) throw error;
    // Of an account or a sandbox that is gone: then the event is all there is.
    return orders.settleCharge(sessionId, { read: null, reading: await orders.drawReading() }, event);
  }
}
