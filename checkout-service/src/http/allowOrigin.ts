import { isForeignPage } from '@shop/node/http/isForeignPage';
import type { NextFunction, Request, Response } from 'express';
import { forbiddenOrigin } from './httpError';

/** Accepts checkouts from the shop's own pages and from programs. */
export function allowOrigin(siteOrigin: string) {
  return (request: Request, response: Response, next: NextFunction) => {
    response.vary('Origin');
    if (isForeignPage(request.headers, siteOrigin)) throw forbiddenOrigin();
    if (request.get('Origin') === siteOrigin) {
      response.setHeader('Access-Control-Allow-Origin', siteOrigin);
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key, X-Checkout-Source');
    }
    next();
  };
}
