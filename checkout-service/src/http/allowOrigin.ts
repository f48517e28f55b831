import type { NextFunction, Request, Response } from 'express';
import { forbiddenOrigin } from './httpError';

/** Accepts checkouts from the shop's own pages. Browsers set Origin and Sec-Fetch-Site; programs that send neither may pass. */
export function allowOrigin(siteOrigin: string) {
  return (request: Request, response: Response, next: NextFunction) => {
    response.vary('Origin');
    const origin = request.get('Origin');
    const fetchSite = request.get('Sec-Fetch-Site');
    if (origin === siteOrigin) {
      response.setHeader('Access-Control-Allow-Origin', siteOrigin);
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key, X-Checkout-Source');
      return next();
    }
    // The shop under another of its names, such as localhost.
    if (fetchSite === 'same-origin') return next();
    const isForeignPage = origin !== undefined || (fetchSite !== undefined && fetchSite !== 'none');
    if (isForeignPage) throw forbiddenOrigin();
    next();
  };
}
