import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { createTracer } from '@shop/node/telemetry/tracer';
import { createApp } from './app';
import type { Settings } from './config';
import type { Database } from './database/database';
import { type EmbeddedOptions, openEmbedded } from './database/embeddedDatabase';
import { joinLeaderElection, type Leadership } from './database/leaderElection';
import { migrate } from './database/migrate';
import { openPostgres } from './database/postgresDatabase';
import { describePayments, toOrigin } from './describePayments';
import { reconcile } from './domain/reconcile';
import { runPeriodically } from './domain/runPeriodically';
import { getServerAddress } from './http/getServerAddress';
import { handleClientErrors } from './http/handleClientErrors';
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

/** Time for running requests when the service stops. */
const DRAIN_MS = 6000;
const NOTIFY_SECONDS = 2;

export type Service = {
  port: number;
  isSandbox: boolean;
  /** Origins to which a checkout address may startLeaderJobs. */
  paymentOrigins: string[];
  stop: () => Promise<void>;
};

export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  options: Omit<EmbeddedOptions, 'folder'>,
): Promise<Database> {
  if (!databaseUrl) return openEmbedded({ folder: path.join(dataDir, 'checkout'), ...options });
  const database = await openPostgres(databaseUrl, options.log);
  // Fails here if the address names missing certificate files.
  await database.query('select 1');
  return database;
}

/** Starts everything in order: database, prices, payments, port, first reconciliation. */
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
  const ownOrigin = () => toOrigin(getServerAddress(server));
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
  setSocketTimeouts(server);
  handleClientErrors(server);
  await listen(server, settings);
  const closeAdminEndpoint =
    database.kind === 'embedded'
      ? await openLocalAdminEndpoint({ dataDir: settings.dataDir, database, catalogue, isNotifying, log })
      : () => undefined;
  leadership = joinLeaderElection(
    database,
    () => startLeaderJobs({ settings, database, payments, metrics, log }),
    log,
  );
  const { port } = getServerAddress(server);
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

type LeaderDependencies = {
  settings: Settings;
  database: Database;
  payments: Payments;
  metrics: Metrics;
  log: Log;
};

/** Starts the jobs of the leading service: reconciliation and notifications. Returns how to stop them. */
function startLeaderJobs({
  settings,
  database,
  payments,
  metrics,
  log,
}: LeaderDependencies): () => Promise<void> {
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
  const ends = [runPeriodically(round, reconcileSeconds, log)];
  if (notify) {
    ends.push(
      runPeriodically(
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

/** A silent or slow client holds a socket for seconds only. */
function setSocketTimeouts(server: Server): void {
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
    throw new SettingError(describeListenError(code));
  });
}

function describeListenError(code: string | undefined): string {
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
