import type { NextFunction, Request, Response } from 'express';
import type { Log } from '../log';

/** Fields that a route adds to the log line of its request. */
export type RequestFacts = {
  requestId: string;
  facts: Record<string, string | number | boolean | null | undefined>;
};

export function getRequestFacts(response: Response, requestId = ''): RequestFacts {
  const locals: { checkout?: RequestFacts } = response.locals;
  locals.checkout ??= { requestId, facts: {} };
  return locals.checkout;
}

/** Logs one line a request, without address, body, headers or query string. */
export function logRequests(log: Log) {
  // Scalars need no redaction, which takes a quarter of a request's memory.
  const plainLog = log.child({}, { redact: [] });
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    const { requestId, facts } = getRequestFacts(response);
    // Now: a router rewrites it while the request is in it.
    const { path } = request;
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      plainLog.info(
        {
          request_id: requestId,
          method: request.method,
          path,
          status: response.writableFinished ? response.statusCode : 'aborted',
          ms: Math.round(performance.now() - startedAt),
          ...facts,
        },
        'request',
      );
    });
    next();
  };
}
