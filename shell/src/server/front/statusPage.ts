import { hasToken, isLocalRequest } from '@shop/node/telemetry/metricsAccess';
import type { NextFunction, Request, Response } from 'express';
import type { Served } from '../releases/servedFiles';

type Options = { served: () => Served | null; statusToken: string | null };

/** /__status: what is served, as JSON, for somebody on this machine or with the token. */
export function statusPage({ served, statusToken: token }: Options) {
  return function answerStatus(req: Request, res: Response, next: NextFunction) {
    if (!isLocalRequest(req) && (token === null || !hasToken(req, token))) return next();
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.type('json').send(JSON.stringify(served(), null, 2));
  };
}
