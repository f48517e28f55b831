import { Router } from 'express';
import { register } from 'prom-client';
import type { ShellConfig } from '../config';
import { createReadiness } from './checkoutReadiness';
import { metricsEndpoint } from './observability/metricsEndpoint';

/** What other programs ask of this one: whether it lives, is ready, may be developed with, and its figures. */
export function healthRoutes({ metricsToken, trustProxy, allowsOverrides, checkoutUrl }: ShellConfig) {
  const router = Router({ strict: true });
  const isCheckoutReady = createReadiness(checkoutUrl);
  const isBehindProxy = trustProxy > 0;
  router.get(
    '/metrics',
    metricsEndpoint({ token: metricsToken, isBehindProxy, read: () => register.metrics() }),
  );
  router.get('/healthz', (_req, res) => {
    res.json({ status: 'ok' });
  });
  // Tells `npm run dev -- --shop` whether it may be used with this shop.
  router.get('/dev-overrides', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.status(allowsOverrides ? 204 : 404).end();
  });
  router.get('/readyz', async (_req, res) => {
    const isReady = await isCheckoutReady();
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ready' : 'checkout service is not ready' });
  });
  return router;
}
