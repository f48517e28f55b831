import { remoteEntries } from '@shop/contracts/remoteIds';
import type { Served } from '@shop/node/object-store/hostReports';
import { hasToken, isLocalRequest, mayReadMetrics } from '@shop/node/telemetry/metricsAccess';
import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { register } from 'prom-client';
import type { Registry } from '../composition/registry';
import type { ShellConfig } from '../config';

const READY_LIMIT_MS = 2000;
/** Milliseconds for which its word is taken: anybody may ask for /readyz, as often as they like. */
const CACHE_MS = 1000;

const checkoutReadiness = new LRUCache<string, boolean>({
  max: 1,
  ttl: CACHE_MS,
  fetchMethod: (url) =>
    fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(READY_LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    ),
});

type GetServed = () => Pick<Served, 'remotes'> | null;

export function healthRoutes(config: ShellConfig, current: () => Registry, served: GetServed) {
  const router = Router({ strict: true });
  const checkout = `${config.checkoutUrl}/readyz`;
  const { statusToken: token } = config;
  const access = { token: config.metricsToken, isBehindProxy: config.trustProxy > 0 };
  router.get('/metrics', async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!mayReadMetrics(req, access)) return void res.status(404).type('text').send('Not found');
    res.type(register.contentType).send(await register.metrics());
  });
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  // Tells `npm run dev -- --shop` whether it may be used with this shop.
  router.get('/dev-overrides', (_req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    res.status(config.devOverrides ? 204 : 404).end();
  });
  // With ?pages for a balancer: pages go on without the service.
  router.get('/readyz', async ({ query }, res) => {
    const hasPages = remoteEntries(current().remotes).some(
      ([name, { version }]) => served()?.remotes[name]?.refused?.version !== version,
    );
    const fault = hasPages
      ? !('pages' in query || (await checkoutReadiness.forceFetch(checkout))) &&
        'checkout service is not ready'
      : 'no remote is live';
    res.status(fault ? 503 : 200).json({ status: fault || 'ready' });
  });
  router.get('/__status', (req, res, next) => {
    if (!isLocalRequest(req) && (token === null || !hasToken(req, token))) return next();
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.type('json').send(JSON.stringify(served(), null, 2));
  });
  return router;
}
