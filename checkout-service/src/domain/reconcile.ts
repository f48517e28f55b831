import { describeError, type Log } from '../log';
import type { OrderRow, SessionState } from '../orders/order';
import type { Known, OrderStore } from '../orders/orderStore';
import { type PaymentEvent, PaymentFailure, type Payments } from '../payments/payments';
import { applyEvent, settleRead, settleSession } from './applyEvent';

/** Sessions are looked at again for this long: a row may be written later than its session. */
const OVERLAP_MS = 60 * 60 * 1000;
/** Stripe's sessions live 24 hours; an order without one is given up after that. */
const GIVE_UP_MS = 25 * 60 * 60 * 1000;
const PAGE = 100;
const PARALLEL = 4;

/** How far Stripe's clock may be from the database's: what is older than this was in what was read meanwhile. */
const CLOCKS_DIFFER_MS = 5 * 60 * 1000;

type Dependencies = {
  orders: OrderStore;
  payments: Payments;
  /** Days after which the personal part of an order is erased; 0: never. */
  retentionDays: number;
  log: Log;
};

export type Reconciled = {
  checked: number;
  changed: number;
  rebuilt: number;
  closed: number;
  failed: number;
};

/**
 * Asks Stripe about every order that is not settled, and whether it knows payments that are missing here. Webhooks may
 * be late, lost or refused; after this the two agree. One bad session does not stop the rest, and what Stripe is asked
 * for since the last time is asked for again until all of it went well.
 */
export async function reconcile(dependencies: Dependencies): Promise<Reconciled> {
  const counts: Reconciled = { checked: 0, changed: 0, rebuilt: 0, closed: 0, failed: 0 };
  const startedAt = performance.now();
  const { log, orders } = dependencies;
  const { seenUntil, now } = await orders.readCursor();
  const since = new Date(seenUntil.getTime() - OVERLAP_MS);
  /** Whether nothing failed, neither the step nor any of its items. */
  const succeeds = async (step: string, run: () => Promise<void>): Promise<boolean> => {
    const failedBefore = counts.failed;
    await continueOnError(step, dependencies, counts, run);
    return counts.failed === failedBefore;
  };
  const rebuilt = new Set<string>();
  const hasSessions = await succeeds('sessions', () => findMissing(dependencies, since, counts, rebuilt));
  await succeeds('orders', () => checkUnfinished(dependencies, now, counts));
  const seen = { rebuilt, before: new Date(now.getTime() - CLOCKS_DIFFER_MS) };
  const hasEvents = await succeeds('events', () => replayEvents(dependencies, since, counts, seen));
  await succeeds('retention', () => forgetOld(dependencies));
  await succeeds('records', () => recordOrders(dependencies, counts));
  if (hasSessions && hasEvents) await orders.moveCursor(now);
  log.info({ ...counts, ms: Math.round(performance.now() - startedAt) }, 'reconciled');
  return counts;
}

function describeFailure(error: unknown) {
  return error instanceof PaymentFailure ? { kind: error.kind, ...error.facts } : describeError(error);
}

/** A failure is counted, logged and left for the next round. */
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
    log.warn({ what, error: describeFailure(error) }, 'not reconciled');
  }
}

/** Runs over items a few at a time, whichever of them fail. */
async function forEach<Item>(
  items: Item[],
  dependencies: Dependencies,
  counts: Reconciled,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const current = item;
      await continueOnError('session', dependencies, counts, () => work(current));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, lane));
}

async function findMissing(
  dependencies: Dependencies,
  since: Date,
  counts: Reconciled,
  rebuilt: Set<string>,
): Promise<void> {
  const { orders, payments } = dependencies;
  let batch: SessionState[] = [];
  const flush = async () => {
    const known = await orders.findKnown(batch);
    const missing = batch.filter((state) => isMissing(state, known));
    await forEach(missing, dependencies, counts, (state) =>
      importSession(state, dependencies, counts, rebuilt),
    );
    batch = [];
  };
  for await (const state of payments.listSessions(since)) {
    batch.push(state);
    if (batch.length === PAGE) await flush();
  }
  await flush();
}

/** A session that nobody paid is of interest only to an order that is here: it is that order's, or to be closed. */
function isMissing({ sessionId, orderId, status }: SessionState, known: Known): boolean {
  if (orderId === null || known.sessionIds.has(sessionId)) return false;
  return (status !== 'open' && status !== 'expired') || known.orderIds.has(orderId);
}

async function importSession(
  state: SessionState,
  dependencies: Dependencies,
  counts: Reconciled,
  rebuilt: Set<string>,
): Promise<void> {
  const { outcome } = await settleSession(state, dependencies);
  if (outcome === 'applied') {
    counts.rebuilt += 1;
    if (state.paymentIntent) rebuilt.add(state.paymentIntent);
  }
  if (outcome !== 'ignored' || state.status !== 'open' || !state.orderId?.startsWith('ord_')) return;
  // The order has another session: this one's address was never handed out, and never will be.
  await dependencies.payments.expireSession(state.sessionId);
  counts.closed += 1;
}

async function checkUnfinished(dependencies: Dependencies, now: Date, counts: Reconciled): Promise<void> {
  const { orders, payments } = dependencies;
  for (let after: string | undefined = ''; after !== undefined; ) {
    // Those of the other mode are not this key's to ask for.
    const page = await orders.listUnfinished({ after, limit: PAGE, livemode: payments.isLive });
    const reading = await orders.drawReading();
    await forEach(page, dependencies, counts, (order) =>
      checkOrder(order, { now, reading }, dependencies, counts),
    );
    after = page.at(-1)?.id;
  }
}

async function checkOrder(
  order: OrderRow,
  { now, reading }: { now: Date; reading: number },
  dependencies: Dependencies,
  counts: Reconciled,
): Promise<void> {
  const { orders, payments } = dependencies;
  counts.checked += 1;
  const isOld = now.getTime() - order.created_at.getTime() > GIVE_UP_MS;
  if (order.session_id === null) {
    if (isOld) await orders.giveUp(order.id);
    return;
  }
  const state = await payments.retrieveSession(order.session_id).catch((error: unknown) => {
    // Made with a key of another account, or in a sandbox that is gone.
    const isUnknown = error instanceof PaymentFailure && error.kind === 'not-found';
    if (isUnknown && isOld && order.status === 'open') return null;
    throw error;
  });
  if (!state) return orders.giveUp(order.id);
  if (state.status === order.status) return;
  const settled = await settleRead(state, reading, dependencies);
  if (settled.outcome === 'applied' && settled.status !== order.status) counts.changed += 1;
}

async function replayEvents(
  dependencies: Dependencies,
  since: Date,
  counts: Reconciled,
  seen: { rebuilt: Set<string>; before: Date },
): Promise<void> {
  for await (const event of dependencies.payments.listEvents(since)) {
    await continueOnError('event', dependencies, counts, async () => {
      if (wasSeen(event, seen)) return dependencies.orders.keepEvent(event);
      const { outcome } = await applyEvent(event, dependencies);
      if (outcome === 'applied') counts.changed += 1;
    });
  }
}

/** True for what is in the charge of an order that was rebuilt in this round: Stripe need not be asked again. */
function wasSeen(event: PaymentEvent, { rebuilt, before }: { rebuilt: Set<string>; before: Date }): boolean {
  const paymentIntent = event.kind === 'charge' ? event.change.paymentIntent : null;
  return paymentIntent !== null && rebuilt.has(paymentIntent) && (event.createdAt ?? before) < before;
}

/** Notes at Stripe what only the shop knows of its orders: parcels, and what persons decided. */
async function recordOrders(dependencies: Dependencies, counts: Reconciled): Promise<void> {
  const { orders, payments } = dependencies;
  const unrecorded = await orders.listUnrecorded(PAGE, payments.isLive);
  await forEach(unrecorded, dependencies, counts, async (order) => {
    if (order.payment_intent) await payments.recordOrder(order.payment_intent, order);
    await orders.markRecorded(order);
  });
}

async function forgetOld({ orders, retentionDays }: Dependencies): Promise<void> {
  if (retentionDays > 0) await orders.forgetOld(retentionDays);
}
