import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { createTracer } from '@shop/node/telemetry/tracer';
import { createApp } from './app';
import type { Settings } from './config';
import type { Database } from './database/database';
import { type EmbeddedOptions, openEmbedded } from './database/embeddedDatabase';
import { type Leadership, seekLeadership } from './database/leadership';
import { migrate } from './database/migrate';
import { openPostgres } from './database/postgresDatabase';
import { describePayments, originOf } from './describePayments';
import { keepReconciling } from './domain/keepReconciling';
import { reconcile } from './domain/reconcile';
import { addressOf } from './http/addressOf';
import { answerBrokenRequests } from './http/answerBrokenRequests';
import { forgetAddresses } from './http/rateLimiter';
import type { Log } from './log';
import { sendNotifications } from './notifications/sendNotifications';
import { createMetrics, type Metrics } from './observability/metrics';
import { createOrderStore } from './orders/orderStore';
import type { Payments } from './payments/payments';
import { createStripePayments } from './payments/stripePayments';
import { openCatalogueCache } from './products/catalogueCache';
import { publishedCatalogue } from './products/publishedProducts';
import { seedProducts } from './products/seedProducts';
import { openLocalAdminEndpoint } from './routes/localAdminEndpoint';
import { type Sandbox, startSandbox } from './sandbox/sandbox';

/** Requests under way get this long to finish when the service is told to stop. */
const DRAIN_MS = 6000;
/** How often it is looked whether somebody is to be told of something. */
const NOTIFY_SECONDS = 2;

export type Service = {
  port: number;
  isSandbox: boolean;
  /** Origins to which a checkout address may lead. */
  paymentOrigins: string[];
  stop: () => Promise<void>;
};

export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  options: Omit<EmbeddedOptions, 'folder'>,
): Promise<Database> {
  if (!databaseUrl) return openEmbedded({ folder: path.join(dataDir, 'checkout'), ...options });
  const database = await openPostgres(databaseUrl, options.log);
  // The address may name files, of certificates: that one is missing is said here, and as trouble of the database.
  await database.query('select 1');
  return database;
}

/** Everything up, in order: database, prices, payments, port, then the first reconciliation. */
export async function startService(
  settings: Settings,
  { packedDataFile, log }: { packedDataFile: string | null; log: Log },
): Promise<Service> {
  mkdirSync(settings.dataDir, { recursive: true });
  const database = await openDatabase(settings, { packedDataFile, log });
  try {
    return await serve(settings, database, log);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function serve(settings: Settings, database: Database, log: Log): Promise<Service> {
  await migrate(database);
  await seedProducts(database, publishedCatalogue());
  const catalogue = await openCatalogueCache(database, log);
  const server = createServer({ connectionsCheckingInterval: 2000 });
  let isStopping = false;
  let leadership: Leadership | undefined;
  const ownOrigin = () => originOf(addressOf(server));
  const sandbox = settings.stripe ? null : await openSandbox(settings, ownOrigin, log);
  const stripe = settings.stripe ?? sandbox?.stripe;
  if (!stripe) throw new Error('There are neither payments nor a sandbox');
  const tracer = createTracer(
    settings.tracesEndpoint && {
      endpoint: settings.tracesEndpoint,
      service: 'checkout',
      onFailure: (reason) => log.warn({ reason }, 'traces are not taken'),
    },
  );
  const metrics = createMetrics({ database, isLeader: () => leadership?.isLeader() ?? false, log });
  metrics.watchProcess();
  const payments = createStripePayments({
    ...stripe,
    tracer,
    onCall: metrics.observePayment,
    siteOrigin: settings.siteOrigin,
    shopId: settings.shopId,
    shippingCountries: settings.shippingCountries,
    isTaxAutomatic: settings.isTaxAutomatic,
  });
  const isNotifying = settings.notify !== null;
  const app = createApp({
    database,
    catalogue,
    payments,
    log,
    siteOrigin: settings.siteOrigin,
    isNotifying,
    operatorToken: settings.operatorToken,
    checkoutRateLimit: settings.checkoutRateLimit,
    rateLimitHashKey: stripe.secretKey,
    trustedProxies: settings.trustedProxies,
    metrics,
    metricsToken: settings.metricsToken,
    tracer,
    isStopping: () => isStopping,
    sandboxPages: sandbox?.pages ?? null,
  });
  server.on('request', app);
  protect(server);
  answerBrokenRequests(server);
  await listen(server, settings);
  const closeAdminEndpoint =
    database.kind === 'embedded'
      ? await openLocalAdminEndpoint({ dataDir: settings.dataDir, database, catalogue, isNotifying, log })
      : () => undefined;
  leadership = seekLeadership(database, () => lead({ settings, database, payments, metrics, log }), log);
  const { port } = addressOf(server);
  log.info(
    { port, database: database.kind, payments: sandbox ? 'sandbox' : stripe.isLive ? 'live' : 'test' },
    'listening',
  );
  return {
    port,
    ...describePayments({ ...settings, port }),
    stop: async () => {
      isStopping = true;
      await drain(server);
      await leadership?.resign();
      catalogue.stop();
      closeAdminEndpoint();
      await sandbox?.stop();
      await tracer.stop();
      await database.close();
      log.info('stopped');
    },
  };
}

type Led = {
  settings: Settings;
  database: Database;
  payments: Payments;
  metrics: Metrics;
  log: Log;
};

/** What one service does for all: reconciles, and tells NOTIFY_WEBHOOK. Gives the way to end it. */
function lead({ settings, database, payments, metrics, log }: Led): () => Promise<void> {
  const { notify, reconcileSeconds, orderRetentionDays: retentionDays } = settings;
  const orders = createOrderStore(database, { isNotifying: notify !== null });
  const round = async () => {
    await forgetAddresses(database);
    return reconcile({ orders, payments, retentionDays, log }).then(
      ({ failed }) => metrics.countRound(failed === 0 ? 'done' : 'partly'),
      (error: unknown) => {
        metrics.countRound('failed');
        throw error;
      },
    );
  };
  const ends = [keepReconciling(round, reconcileSeconds, log)];
  if (notify) {
    ends.push(
      keepReconciling(
        () => sendNotifications({ ...notify, database, log }),
        NOTIFY_SECONDS,
        log,
        'notification',
      ),
    );
  }
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

function openSandbox(settings: Settings, ownOrigin: () => string, log: Log): Promise<Sandbox> {
  log.warn('payments are in SANDBOX mode: no STRIPE_SECRET_KEY is set, no money moves');
  return startSandbox({
    dataDir: settings.dataDir,
    siteOrigin: settings.siteOrigin,
    payPageOrigin: () => (settings.isSiteOriginGiven ? settings.siteOrigin : ownOrigin()),
    ownOrigin,
    log,
  });
}

/** A client that sends nothing, or one byte a second, holds a socket for seconds, not for ever. */
function protect(server: Server): void {
  server.requestTimeout = 15_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 5000;
  server.maxHeadersCount = 100;
  server.maxRequestsPerSocket = 10_000;
}

async function listen(server: Server, { host, port }: Settings): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new SettingError(whyNotListening(code));
  });
}

function whyNotListening(code: string | undefined): string {
  if (code === 'EADDRINUSE') return 'CHECKOUT_PORT is already in use by another program.';
  if (code === 'EACCES') return 'CHECKOUT_PORT is a port that this user may not listen on (EACCES).';
  return `CHECKOUT_HOST is not an address that this machine can listen on (${code}).`;
}

async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(timer);
}
