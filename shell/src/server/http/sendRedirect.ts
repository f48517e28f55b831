import type { IncomingMessage, ServerResponse } from 'node:http';
import { redirectTarget } from '../../redirects';

const NO_PAGE = /^\/(?:api|sandbox|r|media)\//;

/** The URL of a request (its address is normal); the host is the configured one and never the client's. */
export function requestedUrl({ url = '/' }: IncomingMessage, origin: string): URL {
  return new URL(origin + url);
}

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/** Seconds that a browser keeps a redirect: a wrong one does not outlive its rollback for long. */
const MAX_AGE = 300;

/** Redirects for good, or for this once: what a preview or a canary says holds for nobody else. */
export function sendRedirect(
  req: IncomingMessage,
  res: ServerResponse,
  location: string,
  security: Record<string, string>,
  isForGood = true,
) {
  const text = `Redirecting to ${location}`;
  res.writeHead(isForGood ? 301 : 302, {
    'Cache-Control': isForGood ? `max-age=${MAX_AGE}` : 'no-store',
    ...security,
    Location: location,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(req.method === 'HEAD' ? undefined : text);
}

type Options = {
  origin: string;
  getSecurity: (req: IncomingMessage) => Record<string, string>;
};

export function createRedirects({ origin, getSecurity }: Options) {
  return function redirect(req: IncomingMessage, res: ServerResponse): boolean {
    if (!isRead(req) || NO_PAGE.test(req.url ?? '')) return false;
    const { pathname, search } = requestedUrl(req, origin);
    const location = redirectTarget(pathname, search);
    if (location === null) return false;
    sendRedirect(req, res, location, getSecurity(req));
    return true;
  };
}
