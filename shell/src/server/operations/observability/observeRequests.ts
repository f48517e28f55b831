import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTraceparent, writeTraceparent } from '@shop/node/telemetry/traceContext';
import type { Tracer } from '@shop/node/telemetry/tracer';
import type { PageSource, RequestKind, ShellMetrics } from './metrics';

const UNMEASURED = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

type Options = {
  metrics: Pick<ShellMetrics, 'observeRequest' | 'countServiceFailure'>;
  tracer: Tracer;
  /** Whose word on a trace is taken: that of a proxy in front. */
  isBehindProxy: boolean;
};

type RequestContext = { id: string; source: PageSource };

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function requestContext(req: IncomingMessage): RequestContext {
  return contexts.get(req) ?? { id: '', source: 'none' };
}

export function observeRequests({ metrics, tracer, isBehindProxy }: Options) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const address = req.url ?? '';
    if (UNMEASURED.test(address)) return next();
    const kind = getKind(address);
    const startedAt = performance.now();
    const parent = isBehindProxy ? readTraceparent(req.headers.traceparent) : null;
    const span = tracer.start(`${req.method} ${kind}`, 'server', parent ?? undefined);
    const context: RequestContext = { id: span.traceId, source: 'none' };
    contexts.set(req, context);
    // The proxy sends headers on as they are: the service continues this trace and no other.
    req.headers.traceparent = writeTraceparent(span);
    res.setHeader('X-Request-Id', span.traceId);
    res.on('close', () => {
      const status = res.writableFinished ? String(res.statusCode) : 'aborted';
      const source = WITH_SOURCE.includes(kind) ? context.source : 'none';
      metrics.observeRequest(kind, status, source, (performance.now() - startedAt) / 1000);
      if (kind === 'service' && res.statusCode === 502) metrics.countServiceFailure();
      span.end(
        {
          'http.request.method': req.method,
          'http.response.status_code': res.statusCode,
          'shop.kind': kind,
          'shop.source': source,
        },
        res.statusCode >= 500,
      );
    });
    next();
  };
}

const WITH_SOURCE: RequestKind[] = ['page', 'service'];
const KINDS: [RegExp, RequestKind][] = [
  [/^\/(?:api|sandbox)(?:\/|$)/, 'service'],
  [/^\/(?:r|media|embed)\//, 'file'],
  [/^\/beacons$/, 'beacon'],
  [/^\/__releases\//, 'release'],
  [/^\/__|\.[a-z\d]+$/i, 'other'],
];

function getKind(address: string): RequestKind {
  const [path = ''] = address.split('?', 1);
  return KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
