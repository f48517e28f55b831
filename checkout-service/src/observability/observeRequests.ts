import { getRequestId } from '@shop/node/telemetry/requestId';
import type { NextFunction, Request, Response } from 'express';
import { getRequestFacts } from '../http/requestLog';
import type { Metrics } from './metrics';

/** Unknown addresses share one label. */
const ROUTES = [
  '/api/products',
  '/api/create-checkout',
  '/api/orders',
  '/api/stripe/webhook',
  '/operator/orders',
  '/operator/products',
  '/sandbox',
];
const UNMEASURED = new Set(['/healthz', '/readyz', '/metrics']);

type Options = { metrics: Metrics; isBehindProxy: boolean };

/** Measures each request, and gives it its id. */
export function observeRequests({ metrics, isBehindProxy }: Options) {
  return (request: Request, response: Response, next: NextFunction) => {
    if (UNMEASURED.has(request.path)) return next();
    const route = getRouteLabel(request.path);
    const startedAt = performance.now();
    const { facts } = getRequestFacts(response, getRequestId(request, isBehindProxy));
    response.on('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const outcome = String(facts.outcome ?? '');
      metrics.observeRequest(route, status, outcome, (performance.now() - startedAt) / 1000);
    });
    next();
  };
}

function getRouteLabel(path: string): string {
  return ROUTES.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other';
}
