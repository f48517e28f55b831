import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestId, REQUEST_ID } from '@shop/node/telemetry/requestId';
import { requestDuration } from './metrics';

const UNMEASURED = /^\/(?:healthz|readyz|metrics)$/;

/** What a request was for. Addresses are no labels: a client makes up as many as it likes. */
const KINDS: [RegExp, string][] = [
  [/^\/(?:api|sandbox)(?:\/|$)/, 'service'],
  [/^\/(?:r|media|embed)\//, 'file'],
  [/^\/beacons$/, 'beacon'],
  [/^\/__releases\//, 'release'],
  [/^\/__|\.[a-z\d]+$/i, 'other'],
];
const WITH_SOURCE = ['page', 'service'];

/** Where an answer came from: the page cache, a rendering for this request; or refused because of overload. */
const sources = new WeakMap<IncomingMessage, 'kept' | 'rendered' | 'shed'>();
export const setSource = sources.set.bind(sources);

export function observeRequest(req: IncomingMessage, res: ServerResponse, isBehindProxy: boolean) {
  const [path = ''] = (req.url ?? '').split('?', 1);
  if (UNMEASURED.test(path)) return;
  const kind = KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
  const stopTimer = requestDuration.startTimer({ kind });
  const id = getRequestId(req, isBehindProxy);
  // Headers go on to the service as they are.
  req.headers[REQUEST_ID] = id;
  res.setHeader('X-Request-Id', id);
  res.on('close', () => {
    const status = res.writableFinished ? String(res.statusCode) : 'aborted';
    const source = (WITH_SOURCE.includes(kind) && sources.get(req)) || 'none';
    stopTimer({ status, source });
  });
}
