import type { NextFunction, Request, Response } from 'express';
import { attempt } from '../../attempt';
import { isRead, sendRedirect } from './sendRedirect';

const UNUSUAL = /^[^?]*(?:\/\/|\\|\/(?:\.|%2e){1,2}(?:[/?]|$))/i;

/** The address without dot segments, empty segments and backslashes, as a browser would ask for it. */
export function normalizeAddress(address: string): string | null {
  if (!address.startsWith('/')) return null;
  const [path = ''] = address.split('?', 1);
  if (path.includes('%') && attempt(() => decodeURIComponent(path), null) === null) return null;
  if (!UNUSUAL.test(address)) return address;
  const { pathname, search } = new URL(`http://shop${address}`);
  return pathname.replace(/\/{2,}/g, '/') + search;
}

export function refuseUnusualAddress(getSecurity: (req: Request) => Record<string, string>) {
  return (req: Request, res: Response, next: NextFunction) => {
    const normal = normalizeAddress(req.url);
    if (normal === req.url) return next();
    res.set(getSecurity(req));
    if (normal !== null && isRead(req)) return sendRedirect(res, normal);
    res.status(400).set({ 'Cache-Control': 'no-store', Connection: 'close' });
    res.type('text').send('This address cannot be read.');
  };
}
