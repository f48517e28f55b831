import type { IncomingMessage, ServerResponse } from 'node:http';
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

export function answerUnusualAddress(
  req: IncomingMessage,
  res: ServerResponse,
  normal: string | null,
  security: Record<string, string>,
) {
  if (normal !== null && isRead(req)) return sendRedirect(req, res, normal, security);
  res.writeHead(400, {
    ...security,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  res.end('This address cannot be read.');
}
