import { describeError, type Log } from '../log';
import type { Known } from '../orders/findOrders';
import type { OrderRow, SessionState } from '../orders/order';
import type { OrderStore } from '../orders/orderStore';
import { type PaymentEvent, PaymentFailure, type Payments } from '../payments/payments';
import { applyEvent, applyRetrievedSession, isOurPayment } from './applyEvent';

/** A row may be written later than its session. */
const OVERLAP_MS = 60 * 60 * 1000;
/** Stripe's sessions live 24 hours. */
const EXPIRE_AFTER_MS = 25 * 60 * 60 * 1000;
const PAGE_SIZE = 100;
const CONCURRENCY = 4;

type Dependencies = {
  orders: OrderStore;
  payments: Payments;
  /** Days until the personal part of an order is erased; 0: never. */
  retentionDays: number;
  log: Log;
};

/** Of this run: open sessions, and at which reading the payment of each session was read. */
type Seen = { open: Set<string>; readings: Map<string, { sessionId: string; reading: number }> };

export type Reconciled = {
  checked: number;
  changed: number;
  rebuilt: number;
  closed: number;
  failed: number;
};

/**
 * Compares unfinished orders and recent payments with Stripe: webhooks may be late, lost or refused.
 * One failed session does not stop the rest; the next run repeats the period until all of it succeeds.
 */
export async function reconcile(dependencies: Dependencies): Promise<Reconciled> {
  const counts: Reconciled = { checked: 0, changed: 0, rebuilt: 0, closed: 0, failed: 0 };
  const startedAt = performance.now();
  const { log, orders } = dependencies;
  const { seenUntil, now } = await orders.readCursor();
  const since = new Date(seenUntil.getTime() - OVERLAP_MS);
  const succeeds = async (step: string, run: () => Promise<void>): Promise<boolean> => {
    const failedBefore = counts.failed;
    await continueOnError(step, dependencies, counts, run);
    return counts.failed === failedBefore;
  };
  const seen: Seen = { open: new Set(), readings: new Map() };
  const events: PaymentEvent[] = [];
  // First: a session that is read later includes them.
  const hasListed = await succeeds('events', () => listEvents(dependencies, since, events));
  const listed = new Date(Math.min(since.getTime(), now.getTime() - EXPIRE_AFTER_MS));
  const hasSessions = await succeeds('sessions', () => findMissing(dependencies, listed, counts, seen));
  await succeeds('orders', () => checkUnfinished(dependencies, { now, open: seen.open }, counts));
  const hasEvents = await succeeds('events', () => replayEvents(dependencies, events, counts, seen));
  await succeeds('retention', () => forgetOld(dependencies));
  await succeeds('records', () => recordOrders(dependencies, now, counts));
  if (hasListed && hasSessions && hasEvents) await orders.moveCursor(now);
  log.info({ ...counts, ms: Math.round(performance.now() - startedAt) }, 'reconciled');
  return counts;
}

async function continueOnError(
  what: string,
  { log }: Dependencies,
  counts: Reconciled,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    counts.failed += 1;
    log.warn({ what, error: describeError(error) }, 'not reconciled');
  }
}

/** Runs over items with limited concurrency, continuing after failures. */
async function forEach<Item>(
  items: Item[],
  dependencies: Dependencies,
  counts: Reconciled,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const current = item;
      await continueOnError('session', dependencies, counts, () => work(current));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

async function findMissing(
  dependencies: Dependencies,
  since: Date,
  counts: Reconciled,
  seen: Seen,
): Promise<void> {
  const { orders, payments } = dependencies;
  let batch: SessionState[] = [];
  const flush = async () => {
    const known = await orders.findKnown(batch);
    const missing = batch.filter((state) => isMissing(state, known));
    await forEach(missing, dependencies, counts, (state) => importSession(state, dependencies, counts, seen));
    batch = [];
  };
  for await (const state of payments.listSessions(since)) {
    if (state.status === 'open') seen.open.add(state.sessionId);
    batch.push(state);
    if (batch.length === PAGE_SIZE) await flush();
  }
  await flush();
}

/** An unpaid session matters only where its order exists. */
function isMissing(state: SessionState, known: Known): boolean {
  if (state.orderId === null || known.sessionIds.has(state.sessionId)) return false;
  return isOurPayment(state) || known.orderIds.has(state.orderId);
}

async function importSession(
  state: SessionState,
  dependencies: Dependencies,
  counts: Reconciled,
  seen: Seen,
): Promise<void> {
  const { outcome } = isOurPayment(state)
    ? await importPayment(state, dependencies, seen)
    : await dependencies.orders.updateFromSession(state);
  if (outcome === 'applied') counts.rebuilt += 1;
  if (outcome !== 'unknown' || state.status !== 'open' || !state.orderId?.startsWith('ord_')) return;
  // The order has another session: this one's address was never used.
  await dependencies.payments.expireSession(state.sessionId);
  counts.closed += 1;
}

async function importPayment({ sessionId }: SessionState, dependencies: Dependencies, { readings }: Seen) {
  const reading = await dependencies.orders.nextReading();
  const state = await dependencies.payments.retrieveSession(sessionId);
  const result = await applyRetrievedSession(state, reading, dependencies);
  if (state.charge && state.paymentIntent) readings.set(state.paymentIntent, { sessionId, reading });
  return result;
}

async function checkUnfinished(
  dependencies: Dependencies,
  { now, open }: { now: Date; open: Set<string> },
  counts: Reconciled,
): Promise<void> {
  const { orders, payments } = dependencies;
  for (let after: string | undefined = ''; after !== undefined; ) {
    // This key cannot read sessions of the other mode.
    const page = await orders.listUnfinished({ after, limit: PAGE_SIZE, livemode: payments.isLive });
    const reading = await orders.nextReading();
    await forEach(page, dependencies, counts, (order) =>
      checkOrder(order, { now, reading, open }, dependencies, counts),
    );
    after = page.at(-1)?.id;
  }
}

async function checkOrder(
  order: OrderRow,
  { now, reading, open }: { now: Date; reading: number; open: Set<string> },
  dependencies: Dependencies,
  counts: Reconciled,
): Promise<void> {
  const { orders, payments } = dependencies;
  counts.checked += 1;
  if (order.session_id === null) {
    if (isOld(order, now)) await orders.expire(order.id);
    return;
  }
  // Abandoned carts: one by one they would be most of what Stripe is asked.
  if (order.status === 'open' && open.has(order.session_id)) return;
  const state = await payments.retrieveSession(order.session_id).catch(giveUpOld(order, now));
  if (!state)
    return order.status === 'pending' ? orders.flagUnknownSession(order.id) : orders.expire(order.id);
  if (state.status === order.status) return;
  const result = await applyRetrievedSession(state, reading, dependencies);
  if (result.outcome === 'applied' && result.status !== order.status) counts.changed += 1;
}

const isOld = (order: OrderRow, now: Date) => now.getTime() - order.created_at.getTime() > EXPIRE_AFTER_MS;

/** Null for what another account has: an old order is not asked for without end. */
const giveUpOld = (order: OrderRow, now: Date) => (error: unknown) => {
  if (error instanceof PaymentFailure && error.kind === 'not-found' && isOld(order, now)) return null;
  throw error;
};

async function listEvents({ payments }: Dependencies, since: Date, events: PaymentEvent[]): Promise<void> {
  for await (const event of payments.listEvents(since)) events.push(event);
}

async function replayEvents(
  dependencies: Dependencies,
  events: PaymentEvent[],
  counts: Reconciled,
  { readings }: Seen,
): Promise<void> {
  for (const event of events) {
    await continueOnError('event', dependencies, counts, async () => {
      const read = event.kind === 'charge' && readings.get(event.change.paymentIntent ?? '');
      const { outcome } = read
        ? await dependencies.orders.updateFromCharge(
            read.sessionId,
            { read: null, reading: read.reading },
            event,
          )
        : await applyEvent(event, dependencies);
      if (outcome === 'applied') counts.changed += 1;
    });
  }
}

/** Saves at Stripe what only the shop knows: parcels and decisions. */
async function recordOrders(dependencies: Dependencies, now: Date, counts: Reconciled): Promise<void> {
  const { orders, payments } = dependencies;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page = await orders.listUnrecorded({ after, limit: PAGE_SIZE, livemode: payments.isLive });
    await forEach(page, dependencies, counts, async (order) => {
      if (order.payment_intent)
        await payments.recordOrder(order.payment_intent, order).catch(giveUpOld(order, now));
      await orders.markRecorded(order);
    });
    after = page.at(-1)?.id;
  }
}

async function forgetOld({ orders, retentionDays }: Dependencies): Promise<void> {
  if (retentionDays > 0) await orders.forgetOld(retentionDays);
}
