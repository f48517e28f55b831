import type { NextFunction, Request, Response } from 'express';
import { refuseBusy } from './bufferBodies';

/** Keeps a flood from the service behind: above this many requests at once the answer is 503, in the service's own words. */
export function limitConcurrency(max: number) {
  let active = 0;
  return (req: Request, res: Response, next: NextFunction) => {
    if (active >= max) return refuseBusy(req, res);
    active += 1;
    res.once('close', () => {
      active -= 1;
    });
    next();
  };
}
