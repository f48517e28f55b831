import express, { type Express, type Router } from 'express';
import type { Database } from './database/database';
import { createCheckout } from './domain/startCheckout';
import { createErrorHandler, handleNotFound } from './http/errorHandler';
import { createRateLimiter } from './http/rateLimiter';
import { logRequests } from './http/requestLog';
import type { Log } from './log';
import type { Metrics } from './observability/metrics';
import { observeRequests } from './observability/observeRequests';
import { createOrderStore } from './orders/orderStore';
import type { Payments } from './payments/payments';
import type { CatalogueCache } from './products/catalogueCache';
import { createCheckoutRoute } from './routes/createCheckout';
import { healthRoutes } from './routes/health';
import { metricsRoute } from './routes/metrics';
import { operatorRoutes } from './routes/operator';
import { ordersRoute } from './routes/orders';
import { productsRoute } from './routes/products';
import { stripeWebhookRoute } from './routes/stripeWebhook';

export type AppDependencies = {
  database: Database;
  catalogue: CatalogueCache;
  payments: Payments;
  log: Log;
  siteOrigin: string;
  isNotifying: boolean;
  operatorToken: string | null;
  checkoutRateLimit: number;
  rateLimitHashKey: string;
  trustedProxies: number;
  metrics: Metrics;
  metricsToken: string | null;
  isStopping: () => boolean;
  /** Null while there is a Stripe key. */
  sandboxPages: Router | null;
};

export function createApp(dependencies: AppDependencies): Express {
  const { database, catalogue, payments, log, siteOrigin } = dependencies;
  const orders = createOrderStore(database, dependencies);
  const limiterFor = (name: string) =>
    createRateLimiter({
      limit: dependencies.checkoutRateLimit,
      database,
      hashKey: `${name} ${dependencies.rateLimitHashKey}`,
    });
  const startCheckout = createCheckout({
    orders,
    payments,
    catalogue,
    siteOrigin,
    onPaymentFailure: ({ kind, facts }, orderId) =>
      log.warn({ order_id: orderId, failure: kind, ...facts }, 'Stripe did not make a session'),
  });

  const app = openApp(dependencies);
  const { metrics, metricsToken } = dependencies;
  app.use('/api/products', productsRoute(catalogue));
  app.use(healthRoutes({ database, isStopping: dependencies.isStopping }));
  app.use('/metrics', metricsRoute({ metrics, token: metricsToken, isBehindProxy: false }));

  app.use(logRequests(log));
  app.use('/api/stripe/webhook', stripeWebhookRoute({ payments, orders, log }));
  app.use(
    '/api/create-checkout',
    createCheckoutRoute({ startCheckout, limiter: limiterFor('checkout'), siteOrigin }),
  );
  app.use('/api/orders', ordersRoute({ orders, payments, limiter: limiterFor('orders'), log }));
  app.use('/operator', operatorRoutes({ ...dependencies, token: dependencies.operatorToken }));
  if (dependencies.sandboxPages) app.use('/sandbox', dependencies.sandboxPages);
  app.use(handleNotFound);
  app.use(createErrorHandler(log));
  return app;
}

function openApp({ trustedProxies, metrics }: AppDependencies): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.set('trust proxy', trustedProxies);
  app.use(setSafeHeaders);
  app.use(observeRequests({ metrics, isBehindProxy: trustedProxies > 0 }));
  return app;
}

const setSafeHeaders: express.RequestHandler = (_request, response, next) => {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'");
  response.setHeader('Referrer-Policy', 'no-referrer');
  next();
};
