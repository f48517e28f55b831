import type { NextFunction, Request, Response } from 'express';
import { attempt } from '../../attempt';
import { isRead, sendRedirect } from './sendRedirect';

const UNUSUAL = /^[^?]*(?:\/\/|\\|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;

/** Letters, digits, '-', '.', '_' and '~' (RFC 3986, 6.2.2.2). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

export function normalizeAddress(address: string): string | null {
  if (!address.startsWith('/')) return null;
  const [path = ''] = address.split('?', 1);
  if (path.includes('%') && attempt(() => decodeURIComponent(path), null) === null) return null;
  const plain = path.replace(NEEDLESS_ESCAPE, decodeURIComponent) + address.slice(path.length);
  if (!UNUSUAL.test(plain)) return plain;
  const { pathname, search } = new URL(`http://shop${plain}`);
  return pathname.replace(/\/{2,}/g, '/') + search;
}

export function refuseUnusualAddress(req: Request, res: Response, next: NextFunction) {
  const normal = normalizeAddress(req.url);
  if (normal === req.url) return next();
  // A cache in front may take both addresses for the same.
  res.set('Cache-Control', 'no-store');
  if (normal !== null && isRead(req)) return sendRedirect(res, normal);
  res.status(400).set('Connection', 'close').type('text').send('This address cannot be read.');
}
