import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createApp } from './app';
import type { Settings, StripeSettings } from './config';
import type { Database } from './database/database';
import { type EmbeddedOptions, openEmbedded } from './database/embeddedDatabase';
import { joinLeaderElection, type Leadership } from './database/leaderElection';
import { migrate } from './database/migrate';
import { openPostgres } from './database/postgresDatabase';
import { describePayments, toOrigin } from './describePayments';
import { getServerAddress } from './http/getServerAddress';
import { drain, listen } from './http/listen';
import { startLeaderJobs } from './leaderJobs';
import type { Log } from './log';
import { createMetrics, type Metrics } from './observability/metrics';
import type { Payments } from './payments/payments';
import { createStripePayments } from './payments/stripePayments';
import { openCatalogueCache } from './products/catalogueCache';
import { publishedCatalogue } from './products/publishedProducts';
import { seedProducts } from './products/seedProducts';
import { openLocalAdminEndpoint } from './routes/localAdminEndpoint';
import { type Sandbox, startSandbox } from './sandbox/sandbox';

export type Service = {
  port: number;
  isSandbox: boolean;
  /** Origins that the address of a checkout may start with. */
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
  const { stripe, sandbox } = await openStripe(settings, () => toOrigin(getServerAddress(server)), log);
  const metrics = createMetrics({ database, isLeader: () => leadership?.isLeader() ?? false, log });
  metrics.watchProcess();
  const payments = openPayments(settings, stripe, metrics);
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
    isStopping: () => isStopping,
    sandboxPages: sandbox?.pages ?? null,
  });
  await listen(server, app, settings);
  const closeAdminEndpoint =
    database.kind === 'embedded'
      ? await openLocalAdminEndpoint({ dataDir: settings.dataDir, database, catalogue, isNotifying, log })
      : () => undefined;
  const startJobs = () => startLeaderJobs({ settings, database, payments, metrics, log });
  leadership = joinLeaderElection(database, startJobs, log);
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
      await database.close();
      log.info('stopped');
    },
  };
}

type Opened = { stripe: StripeSettings; sandbox: Sandbox | null };

/** Without a key of Stripe: the sandbox. */
async function openStripe(settings: Settings, ownOrigin: () => string, log: Log): Promise<Opened> {
  if (settings.stripe) return { stripe: settings.stripe, sandbox: null };
  log.warn('payments are in SANDBOX mode: no STRIPE_SECRET_KEY is set, no money moves');
  const sandbox = await startSandbox({
    dataDir: settings.dataDir,
    siteOrigin: settings.siteOrigin,
    payPageOrigin: () => (settings.isSiteOriginGiven ? settings.siteOrigin : ownOrigin()),
    ownOrigin,
    log,
  });
  return { stripe: sandbox.stripe, sandbox };
}

function openPayments(settings: Settings, stripe: StripeSettings, metrics: Metrics): Payments {
  return createStripePayments({
    ...stripe,
    onCall: metrics.observePayment,
    siteOrigin: settings.siteOrigin,
    shopId: settings.shopId,
    shippingCountries: settings.shippingCountries,
    isTaxAutomatic: settings.isTaxAutomatic,
  });
}
