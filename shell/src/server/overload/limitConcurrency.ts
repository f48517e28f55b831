import type { NextFunction, Request, Response } from 'express';

type Limits = {
  /** Requests under way at once. */
  max: number;
  /** Bytes that a request announces. */
  maxBytes: number;
};

/** Keeps a flood from the service behind: what comes above the limits is answered at once, in the service's own words. */
export function limitConcurrency({ max, maxBytes }: Limits) {
  let underWay = 0;
  return (req: Request, res: Response, next: NextFunction): void => {
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) {
      // What is not read would be taken for the next request.
      res.status(413).setHeader('Connection', 'close');
      res.json({ error: 'invalid_request', message: 'The request is too large.' });
      return;
    }
    if (underWay >= max) {
      res.status(503).setHeader('Retry-After', '2').setHeader('Cache-Control', 'no-store');
      res.json({
        error: 'unavailable',
        message: 'Very many people are here right now. Please try again in a moment.',
      });
      return;
    }
    underWay += 1;
    res.once('close', () => {
      underWay -= 1;
    });
    next();
  };
}
