import { newTraceId } from '@shop/node/telemetry/traceContext';
import type { NextFunction, Request, Response } from 'express';
import type { Log } from '../log';

/** What a route adds to the one log line of its request. */
export type RequestFacts = {
  requestId: string;
  facts: Record<string, string | number | boolean | null | undefined>;
};

/** The facts of a request, made at first use. Its id is that of its trace. */
export function factsOf(response: Response, traceId?: string): RequestFacts {
  const locals: { checkout?: RequestFacts } = response.locals;
  locals.checkout ??= { requestId: traceId ?? newTraceId(), facts: {} };
  return locals.checkout;
}

/** One line a request: who asked is not in it, neither are bodies, headers or query strings. */
export function logRequests(log: Log) {
  // A line of scalars has nothing to redact, and looking for it takes a quarter of all the memory of a request.
  const plainLog = log.child({}, { redact: [] });
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now();
    const { requestId, facts } = factsOf(response);
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      plainLog.info(
        {
          request_id: requestId,
          method: request.method,
          path: request.baseUrl + request.path,
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
