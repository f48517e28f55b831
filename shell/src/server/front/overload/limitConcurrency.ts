import type { NextFunction, Request, Response } from 'express';
import { requestContext } from '../../operations/observability/observeRequests';

/** Keeps a flood from the service behind: above this many requests at once the answer is 503, in the service's own words. */
export function limitConcurrency(max: number) {
  let active = 0;
  return (req: Request, res: Response, next: NextFunction): void => {
    if (active >= max) {
      requestContext(req).source = 'shed';
      res.status(503).setHeader('Retry-After', '2').setHeader('Cache-Control', 'no-store');
      res.json({
        error: 'unavailable',
        message: 'Very many people are here right now. Please try again in a moment.',
      });
      return;
    }
    active += 1;
    res.once('close', () => {
      active -= 1;
    });
    next();
  };
}
