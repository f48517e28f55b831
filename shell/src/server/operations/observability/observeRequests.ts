import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestId, REQUEST_ID } from '@shop/node/telemetry/requestId';
import type { PageSource, RequestKind, ShellMetrics } from './metrics';

const UNMEASURED = /^\/(?:healthz|readyz|metrics)$/;

type Options = { metrics: Pick<ShellMetrics, 'observeRequest'>; isBehindProxy: boolean };

type RequestContext = { id: string; source: PageSource };

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export function requestContext(req: IncomingMessage): RequestContext {
  return contexts.get(req) ?? { id: '', source: 'none' };
}

export function observeRequests({ metrics, isBehindProxy }: Options) {
  return (req: IncomingMessage, res: ServerResponse) => {
    const [path = ''] = (req.url ?? '').split('?', 1);
    if (UNMEASURED.test(path)) return;
    const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
    const startedAt = performance.now();
    const context: RequestContext = { id: getRequestId(req, isBehindProxy), source: 'none' };
    contexts.set(req, context);
    // Headers go on to the service as they are.
    req.headers[REQUEST_ID] = context.id;
    res.setHeader('X-Request-Id', context.id);
    res.on('close', () => {
      const status = res.writableFinished ? String(res.statusCode) : 'aborted';
      const source = WITH_SOURCE.includes(kind) ? context.source : 'none';
      metrics.observeRequest(kind, status, source, (performance.now() - startedAt) / 1000);
    });
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
