import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { requestContext } from './observability/observeRequests';

/** Pages are read, never written. */
export function refuseMethod(_req: Request, res: Response) {
  res.status(405).setHeader('Allow', 'GET, HEAD').type('text').send('Method not allowed');
}

/** The last resort, when even the frame cannot be rendered. */
const errorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>We’ll be right back</title></head><body><main><h1>We’ll be right back</h1><p>This page could not be shown. Please try again in a moment; your cart is safe in your browser.</p><p><a href="/">Go to the home page</a></p></main></body></html>`;

export function answerError(log: Logger) {
  // Express knows a handler of errors by its four parameters.
  return (error: Error, req: Request, res: Response, _next: NextFunction) => {
    log.error({ request_id: requestContext(req).id, reason: error.message }, 'request failed');
    if (res.headersSent) res.end();
    else res.status(500).type('html').send(errorPage);
  };
}
