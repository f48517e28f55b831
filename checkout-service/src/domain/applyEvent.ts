import { unavailable } from '../domainErrors';
import type { SessionState } from '../orders/order';
import type { OrderStore } from '../orders/orderStore';
import type { UpdateResult } from '../orders/updateResult';
import { type PaymentEvent, PaymentFailure, type Payments } from '../payments/payments';
import type { OrderLine } from '../pricing/priceCart';

export type EventOutcome = UpdateResult | { outcome: 'ignored' };
type SessionEvent = Extract<PaymentEvent, { kind: 'session' }>;
type ChargeEvent = Extract<PaymentEvent, { kind: 'charge' }>;

type Dependencies = { orders: OrderStore; payments: Payments };

const ignored: EventOutcome = { outcome: 'ignored' };

/** Applies an event to its order, exactly once. Resolves after the database has committed. */
export async function applyEvent(event: PaymentEvent, dependencies: Dependencies): Promise<EventOutcome> {
  switch (event.kind) {
    case 'session':
      return applySession(event, dependencies);
    case 'charge':
      return applyChargeEvent(event, dependencies);
    case 'other':
      return ignored;
  }
}

/** Other shops' sessions are ignored; a missing order is rebuilt from Stripe once it is paid or pending. */
async function applySession(event: SessionEvent, dependencies: Dependencies): Promise<EventOutcome> {
  const { state } = event;
  const result = await dependencies.orders.updateFromSession(state, event);
  if (result.outcome !== 'unknown') return result;
  if (!isOurPayment(state)) return ignored;
  await refreshSession(state.sessionId, dependencies);
  return dependencies.orders.updateFromSession(state, event);
}

export const isOurPayment = (state: SessionState) =>
  isOurs(state) && state.status !== 'open' && state.status !== 'expired';

/** Retrieves a session with its charge and updates its order. */
export async function refreshSession(
  sessionId: string,
  dependencies: Dependencies,
  event?: ChargeEvent,
): Promise<EventOutcome> {
  const reading = await dependencies.orders.nextReading();
  const state = await dependencies.payments.retrieveSession(sessionId);
  return applyRetrievedSession(state, reading, dependencies, event);
}

/** Applies a retrieved session. `reading` was drawn before the request. */
export async function applyRetrievedSession(
  state: SessionState,
  reading: number,
  { orders, payments }: Dependencies,
  event?: ChargeEvent,
): Promise<EventOutcome> {
  const update = (lines: OrderLine[] | null) =>
    orders.updateFromReading({ state, reading, event }, lines && { lines, isLive: payments.isLive });
  const result = await update(isOurs(state) ? state.lines : null);
  if (result.outcome !== 'unknown') return result;
  if (!isOurs(state)) return ignored;
  const rebuilt = await update(await payments.listLines(state.sessionId));
  if (rebuilt.outcome === 'unknown') throw unavailable();
  return rebuilt;
}

const isOurs = ({ orderId }: SessionState) => orderId?.startsWith('ord_') ?? false;

/** Reads the charge again, so that the order of events does not matter. */
async function applyChargeEvent(event: ChargeEvent, dependencies: Dependencies): Promise<EventOutcome> {
  const { orders, payments } = dependencies;
  const { paymentIntent } = event.change;
  if (!paymentIntent) return ignored;
  const known = await orders.findPayment(paymentIntent, event.id);
  if (known.isStored) return known.orderId ? { outcome: 'duplicate', orderId: known.orderId } : ignored;
  // The event came before the payment's own, or the order is missing.
  const sessionId = known.sessionId ?? (await payments.findSessionOfPayment(paymentIntent))?.sessionId;
  if (!sessionId) return ignored;
  try {
    return await refreshSession(sessionId, dependencies, event);
  } catch (error) {
    if (!(error instanceof PaymentFailure && error.kind === 'not-found')) throw error;
    // The account or sandbox is gone: the event is all there is.
    return orders.updateFromCharge(sessionId, { read: null, reading: await orders.nextReading() }, event);
  }
}
