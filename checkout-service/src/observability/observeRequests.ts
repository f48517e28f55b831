import { readTraceparent } from '@shop/node/telemetry/traceContext';
import type { Tracer } from '@shop/node/telemetry/tracer';
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

type Options = {
  metrics: Metrics;
  tracer: Tracer;
  /** Trust `traceparent` of a proxy in front. */
  isBehindProxy: boolean;
};

/** Measures and traces each request; its trace id is its request id. */
export function observeRequests({ metrics, tracer, isBehindProxy }: Options) {
  return (request: Request, response: Response, next: NextFunction) => {
    if (UNMEASURED.has(request.path)) return next();
    const route = getRouteLabel(request.path);
    const startedAt = performance.now();
    const parent = isBehindProxy ? readTraceparent(request.headers.traceparent) : null;
    const span = tracer.start(`${request.method} ${route}`, 'server', parent ?? undefined);
    const { facts } = getRequestFacts(response, span.traceId);
    response.on('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      const outcome = String(facts.outcome ?? '');
      metrics.observeRequest(route, status, outcome, (performance.now() - startedAt) / 1000);
      span.end(
        {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': response.statusCode,
          outcome,
        },
        response.statusCode >= 500,
      );
    });
    tracer.within(span, next);
  };
}

function getRouteLabel(path: string): string {
  return ROUTES.find((route) => path === route || path.startsWith(`${route}/`)) ?? 'other';
}
