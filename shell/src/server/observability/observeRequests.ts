import type { IncomingMessage, ServerResponse } from 'node:http';
import { readTraceparent, writeTraceparent } from '@shop/telemetry/traceContext';
import type { Tracer } from '@shop/telemetry/tracer';
import type { PageSource, RequestKind, ShellMetrics } from './metrics';

const UNMEASURED = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

type Options = {
  metrics: Pick<ShellMetrics, 'observeRequest' | 'countServiceFailure'>;
  tracer: Tracer;
  /** Whose word on a trace is taken: that of a proxy in front. */
  isBehindProxy: boolean;
};

/** What the rest of the server notes of a request. */
export type RequestContext = { id: string; source: PageSource };

const notes = new WeakMap<IncomingMessage, RequestContext>();

export function requestContext(req: IncomingMessage): RequestContext {
  return notes.get(req) ?? { id: '', source: 'none' };
}

/** Measures and traces each request. Its id goes on to the checkout service, into the log and into the answer. */
export function observeRequests({ metrics, tracer, isBehindProxy }: Options) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    const address = req.url ?? '';
    if (UNMEASURED.test(address)) return next();
    const kind = kindOf(address);
    const startedAt = performance.now();
    const parent = isBehindProxy ? readTraceparent(req.headers.traceparent) : null;
    const span = tracer.start(`${req.method} ${kind}`, 'server', parent ?? undefined);
    const noted: RequestContext = { id: span.traceId, source: 'none' };
    notes.set(req, noted);
    // The proxy sends headers on as they are: the service continues this trace and no other.
    req.headers.traceparent = writeTraceparent(span);
    res.setHeader('X-Request-Id', span.traceId);
    res.on('close', () => {
      const status = res.writableFinished ? String(res.statusCode) : 'aborted';
      const source = kind === 'page' ? noted.source : 'none';
      metrics.observeRequest(kind, status, source, (performance.now() - startedAt) / 1000);
      if (kind === 'service' && res.statusCode === 502) metrics.countServiceFailure();
      span.end(
        {
          'http.request.method': req.method,
          'http.response.status_code': res.statusCode,
          'shop.kind': kind,
          'shop.page.source': source,
        },
        res.statusCode >= 500,
      );
    });
    tracer.within(span, next);
  };
}

function kindOf(address: string): RequestKind {
  const [path = ''] = address.split('?', 1);
  if (/^\/(?:api|sandbox)(?:\/|$)/.test(path)) return 'service';
  if (/^\/(?:r|media|embed)\//.test(path)) return 'file';
  return /\.[a-z\d]+$/i.test(path) ? 'other' : 'page';
}
