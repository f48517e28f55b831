import { mayReadMetrics } from '@shop/node/telemetry/metricsAccess';
import { Router } from 'express';
import { notFound } from '../http/httpError';
import type { Metrics } from '../observability/metrics';

type Options = { metrics: Metrics; token: string | null; isBehindProxy: boolean };

/** GET /metrics, for Prometheus; 404 without access. */
export function metricsRoute({ metrics, ...access }: Options): Router {
  const router = Router();
  router.get('/', async (request, response) => {
    if (!mayReadMetrics(request, access)) throw notFound();
    const text = await metrics.read();
    response.setHeader('Content-Type', metrics.contentType);
    response.setHeader('Cache-Control', 'no-store');
    response.end(text);
  });
  return router;
}
