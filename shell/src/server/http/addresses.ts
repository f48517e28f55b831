import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { attempt } from '../../attempt';
import { redirectTarget } from '../../redirects';

const UNUSUAL = /^[^?]*(?:\/\/|\\|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;

/** Letters, digits, '-', '.', '_' and '~' (RFC 3986, 6.2.2.2). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

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

export function normalizeAddress(address: string): string | null {
  if (!address.startsWith('/')) return null;
  const [path = ''] = address.split('?', 1);
  if (path.includes('%') && attempt(() => decodeURIComponent(path), null) === null) return null;
  const plain = path.replace(NEEDLESS_ESCAPE, decodeURIComponent) + address.slice(path.length);
  if (!UNUSUAL.test(plain)) return plain;
  const { pathname, search } = new URL(`http://shop${plain}`);
  return pathname.replace(/\/{2,}/g, '/') + search;
}

export function redirectAddress(req: Request, res: Response, next: NextFunction) {
  const normal = normalizeAddress(req.url);
  if (normal === req.url) {
    const { pathname, search } = requestedUrl(req);
    const location = isRead(req) && !NO_PAGE.test(normal) ? redirectTarget(pathname, search) : null;
    return location === null ? next() : sendRedirect(res, location);
  }
  // A cache in front may take both addresses for the same.
  res.set('Cache-Control', 'no-store');
  if (normal !== null && isRead(req)) return sendRedirect(res, normal);
  res.status(400).set('Connection', 'close').type('text').send('This address cannot be read.');
}
