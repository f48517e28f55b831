import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database';
import { describeError, type Log } from '../log';
import type { PaymentCall } from '../payments/payments';
import { countOrders } from './countOrders';

/** Seconds: memory, database, Stripe's usual half second, its deadline. */
const DURATIONS = [0.005, 0.025, 0.1, 0.3, 1, 2.5, 4, 5, 12];
/** Limits database queries however often metrics are scraped. */
const COUNT_INTERVAL_MS = 10_000;

type Options = { database: Database; isLeader: () => boolean; log: Log };

/** Labels come from fixed lists: never an id, an address or an amount. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics({ database, isLeader, log }: Options) {
  const registry = new Registry();
  const instruments = registerInstruments(registry);
  let countedAt = Number.NEGATIVE_INFINITY;
  let reconciledAt = Number.NaN;

  async function count(): Promise<void> {
    instruments.leads.set(isLeader() ? 1 : 0);
    if (performance.now() - countedAt < COUNT_INTERVAL_MS) return;
    countedAt = performance.now();
    // Without a database the age grows on, and the last counts stay: an alert must not end because nobody can count.
    instruments.age.set((countedAt - reconciledAt) / 1000);
    const { states, notifications, reconciledAgo } = await countOrders(database);
    for (const [state, number] of Object.entries(states)) instruments.orders.set({ state }, number);
    for (const [state, number] of Object.entries(notifications))
      instruments.notifications.set({ state }, number);
    instruments.age.set(reconciledAgo);
    reconciledAt = countedAt - reconciledAgo * 1000;
  }

  return {
    observeRequest: (route: string, status: string, outcome: string, seconds: number) =>
      instruments.requests.observe({ route, status, outcome }, seconds),
    observePayment: ({ operation, outcome, seconds }: PaymentCall) =>
      instruments.payments.observe({ operation, outcome }, seconds),
    countRound: (outcome: 'done' | 'partly' | 'failed') => instruments.rounds.inc({ outcome }),
    /** Call once per process. */
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    async read(): Promise<string> {
      await count().catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'orders not counted'),
      );
      return registry.metrics();
    },
  };
}

function registerInstruments(registry: Registry) {
  const registers = [registry];
  return {
    requests: new Histogram({
      name: 'checkout_request_duration_seconds',
      help: 'Requests by route, status and outcome',
      labelNames: ['route', 'status', 'outcome'],
      buckets: DURATIONS,
      registers,
    }),
    payments: new Histogram({
      name: 'checkout_stripe_request_duration_seconds',
      help: 'Calls of Stripe by operation and outcome',
      labelNames: ['operation', 'outcome'],
      buckets: DURATIONS,
      registers,
    }),
    rounds: new Counter({
      name: 'checkout_reconciliations_total',
      help: 'Reconciliations of this service by outcome',
      labelNames: ['outcome'],
      registers,
    }),
    orders: new Gauge({
      name: 'checkout_orders',
      help: 'Orders that are not finished, by state; `attention`: a person should look at them',
      labelNames: ['state'],
      registers,
    }),
    notifications: new Gauge({
      name: 'checkout_notifications',
      help: 'What NOTIFY_WEBHOOK is still to be told, by state; `dead`: given up',
      labelNames: ['state'],
      registers,
    }),
    age: new Gauge({
      name: 'checkout_reconciliation_age_seconds',
      help: 'Since when nothing of what Stripe knows is missing here, by the clock of the database',
      registers,
    }),
    leads: new Gauge({
      name: 'checkout_is_leader',
      help: 'Whether this service reconciles for all',
      registers,
    }),
  };
}
