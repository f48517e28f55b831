import { createServer, type Server } from 'node:http';
import { type Logger, pino } from 'pino';
import { type AppDependencies, createApp } from '../src/app';
import type { Database } from '../src/database/database';
import { migrate } from '../src/database/migrate';
import { type Reconciled, reconcile } from '../src/domain/reconcile';
import { getServerAddress } from '../src/http/getServerAddress';
import { createMetrics } from '../src/observability/metrics';
import { type ListedOrder, listOrders } from '../src/operator/listOrders';
import { createOrderStore } from '../src/orders/orderStore';
import type { PaymentCall, Payments } from '../src/payments/payments';
import { createStripePayments } from '../src/payments/stripePayments';
import { openCatalogueCache } from '../src/products/catalogueCache';
import { publishedCatalogue } from '../src/products/publishedProducts';
import { seedProducts } from '../src/products/seedProducts';
import { checkAgainstOpenApi } from './checkAgainstOpenApi';
import { createSignatureHeader, STAND_IN_SECRET } from './stripe/signPayload';
import type { StandInEvent } from './stripe/types';
import { STAND_IN_KEY, type StripeStandIn } from './stripeStandIn';

export const SITE_ORIGIN = 'http://shop.test';

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

export type TestService = {
  origin: string;
  database: Database;
  payments: Payments;
  logged: string[];
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
  checkOut: (body: unknown, headers?: Record<string, string>) => Promise<Answer & { sessionId: string }>;
  deliver: (event: StandInEvent, options?: { secrets?: string | string[]; at?: number }) => Promise<Answer>;
  reconcile: () => Promise<Reconciled>;
  orders: () => Promise<ListedOrder[]>;
  stop: () => Promise<void>;
};

export type ServiceChange = Partial<AppDependencies> & {
  webhookSecrets?: string[];
  isTaxAutomatic?: boolean;
  shopId?: string;
  retentionDays?: number;
};

export async function prepareDatabase(database: Database): Promise<void> {
  await migrate(database);
  await seedProducts(database, publishedCatalogue());
}

const seededVersions = new WeakMap<Database, number>();

/** As after the first start. */
export async function emptyDatabase(database: Database): Promise<void> {
  const { query } = database;
  const version = async () =>
    (await query<{ version: number }>('select version from catalogue_state'))[0]?.version;
  for (const table of ['orders', 'stripe_events', 'rate_limits', 'notifications'])
    await query(`delete from ${table}`);
  await query(`update reconciliation set sessions_seen_until = 0`);
  if ((await version()) === seededVersions.get(database)) return;
  for (const table of ['product_variants', 'products']) await query(`delete from ${table}`);
  await query('update catalogue_state set published_version = 0');
  await seedProducts(database, publishedCatalogue());
  seededVersions.set(database, (await version()) ?? 0);
}

export async function startTestService(
  database: Database,
  standIn: StripeStandIn,
  { retentionDays = 0, ...rest }: ServiceChange = {},
): Promise<TestService> {
  const change = { isNotifying: false, ...rest };
  const logged: string[] = [];
  const log: Logger = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) });
  const catalogue = await openCatalogueCache(database, log);
  const metrics = createMetrics({ database, isLeader: () => true, log });
  const payments = change.payments ?? openPayments(standIn, change, metrics.observePayment);
  const app = createApp({
    database,
    catalogue,
    log,
    siteOrigin: SITE_ORIGIN,
    operatorToken: null,
    checkoutRateLimit: 0,
    rateLimitHashKey: 'test',
    trustedProxies: 0,
    metrics,
    metricsToken: null,
    isStopping: () => false,
    sandboxPages: null,
    ...change,
    payments,
  });
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${getServerAddress(server).port}`;
  return {
    origin,
    database,
    payments,
    logged,
    ...createClient(origin),
    reconcile: () => reconcile({ orders: createOrderStore(database, change), payments, retentionDays, log }),
    orders: async () => {
      const orders: ListedOrder[] = [];
      for await (const order of listOrders(database)) orders.push(order);
      return orders;
    },
    stop: async () => {
      catalogue.stop();
      await closeServer(server);
    },
  };
}

function openPayments(
  standIn: StripeStandIn,
  change: ServiceChange,
  onCall: (call: PaymentCall) => void,
): Payments {
  return createStripePayments({
    onCall,
    secretKey: STAND_IN_KEY,
    webhookSecrets: change.webhookSecrets ?? [STAND_IN_SECRET],
    apiBase: new URL(standIn.origin),
    isLive: false,
    siteOrigin: SITE_ORIGIN,
    shopId: change.shopId ?? 'shop',
    shippingCountries: ['US'],
    isTaxAutomatic: change.isTaxAutomatic ?? false,
  });
}

/** Checks each answer against openapi.json. */
function createClient(origin: string): Pick<TestService, 'get' | 'post' | 'checkOut' | 'deliver'> {
  async function send(method: string, path: string, init: RequestInit): Promise<Answer> {
    const response = await fetch(`${origin}${path}`, { method, ...init });
    const text = await response.text();
    const body = text ? JSON.parse(text) : {};
    checkAgainstOpenApi(method, path.split('?')[0] ?? path, response, body);
    return { status: response.status, body, headers: response.headers };
  }
  const post: TestService['post'] = (path, body, headers = {}) =>
    send('POST', path, {
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    get: (path, headers = {}) => send('GET', path, { headers }),
    post,
    checkOut: async (body, headers) => {
      const answer = await post('/api/create-checkout', body, headers);
      return {
        ...answer,
        sessionId:
          String(answer.body.url ?? '')
            .split('/')
            .pop() ?? '',
      };
    },
    deliver: (event, { secrets, at } = {}) => {
      const body = JSON.stringify(event);
      return post('/api/stripe/webhook', body, {
        'Stripe-Signature': createSignatureHeader(body, secrets, at),
      });
    },
  };
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

export function anItem(change: Record<string, unknown> = {}) {
  return { id: 'wx-201', name: 'Soy Wax', price: 14.99, variantId: null, quantity: 1, ...change };
}

export const aCart = (...changes: Record<string, unknown>[]) => ({
  items: (changes.length > 0 ? changes : [{}]).map(anItem),
});
