import type { NextFunction, Request, Response } from 'express';
import { forbiddenOrigin } from './httpRefusal';

/**
 * Checkout is for the shop's own pages. A browser names where a request comes from in Origin or Sec-Fetch-Site, which
 * no page can forge; a program that sends neither is no victim of anybody's page.
 */
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
