import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { redirectTarget } from '../../redirects';

const NO_PAGE = /^\/(?:api|sandbox|r|media)\//;

/** The URL of a request, whose address is normal. Its host is never the client's. */
export const requestedUrl = ({ url = '/' }: IncomingMessage) => new URL(`http://shop${url}`);

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Seconds that a browser keeps a redirect: a wrong one does not outlive its rollback for long. */
const MAX_AGE = 300;

/** Redirects for good, or for this once: what a preview or a canary says holds for nobody else. */
export function sendRedirect(res: Response, location: string, isForGood = true) {
  if (!res.hasHeader('Cache-Control'))
    res.set('Cache-Control', isForGood ? `max-age=${MAX_AGE}` : 'no-store');
  res.redirect(isForGood ? 301 : 302, location);
}

export function redirectMoved(req: Request, res: Response, next: NextFunction) {
  if (!isRead(req) || NO_PAGE.test(req.url)) return next();
  const { pathname, search } = requestedUrl(req);
  const location = redirectTarget(pathname, search);
  if (location === null) next();
  else sendRedirect(res, location);
}
