import { STATUS_CODES } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

const errorPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>We’ll be right back</title></head><body><main><h1>We’ll be right back</h1><p>This page could not be shown. Please try again in a moment; your cart is safe in your browser.</p><p><a href="/">Go to the home page</a></p></main></body></html>`;

type HttpError = Error & { status?: number; headers?: Record<string, string> };

/** Answers what a handler has thrown. An error of the client (4xx) is none of the shop's and stays out of the log. */
export function answerError(log: Pick<Logger, 'error'>) {
  return (error: HttpError, req: Request, res: Response, _next: NextFunction) => {
    const { status = 500, headers = {}, message: reason } = error;
    const isOfClient = status >= 400 && status < 500;
    if (!isOfClient) log.error({ request_id: req.get('X-Request-Id'), reason }, 'request failed');
    if (res.headersSent) return void res.end();
    if (!isOfClient) return void res.status(500).type('html').send(errorPage);
    res.status(status).set({ ...headers, 'Cache-Control': 'no-store' });
    res.type('text').send(STATUS_CODES[status]);
  };
}
