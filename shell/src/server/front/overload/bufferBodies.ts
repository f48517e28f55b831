import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { clientAddress, toNetwork } from '../../http/clientAddress';
import { requestContext } from '../../operations/observability/observeRequests';

type Limits = {
  maxBytes: number;
  /** Bytes of all bodies in memory, until their requests are answered. */
  maxTotalBytes: number;
  maxIncomplete: number;
  trustProxy: number;
};

const bodies = new WeakMap<IncomingMessage, Buffer>();

export const bufferedBody = (req: IncomingMessage) => bodies.get(req);

const LATE = { status: 408, error: 'invalid_request', message: 'The request did not arrive in time.' };
const TOO_LARGE = { status: 413, error: 'invalid_request', message: 'The request is too large.' };
const BUSY = {
  status: 503,
  error: 'unavailable',
  message: 'Very many people are here right now. Please try again in a moment.',
};

function sendError(req: Request, res: Response, { status, ...body }: typeof BUSY) {
  requestContext(req).source = 'shed';
  if (status !== 413) res.setHeader('Retry-After', '2');
  res.status(status).setHeader('Cache-Control', 'no-store').json(body);
}

/** What is not read would be taken for the next request: the connection ends with the answer. */
function stopReading(req: Request, res: Response, error: typeof BUSY) {
  if (res.headersSent) return;
  req.removeAllListeners('data');
  req.resume();
  res.setHeader('Connection', 'close');
  sendError(req, res, error);
}

/** The incomplete requests of each network. One too many ends the oldest: complete requests are not kept out. */
function createIncomplete(max: number) {
  const byNetwork = new Map<string, Set<() => void>>();
  return function begin(network: string, end: () => void) {
    const own = byNetwork.get(network) ?? new Set();
    byNetwork.set(network, own.add(end));
    const remove = (one: () => void) => {
      own.delete(one);
      if (own.size === 0 && byNetwork.get(network) === own) byNetwork.delete(network);
    };
    const [oldest] = own;
    if (oldest && own.size > max) {
      remove(oldest);
      oldest();
    }
    return () => remove(end);
  };
}

/** Reads the body of each request whole before anything else is done for it: what a slow client costs is its own memory. */
export function bufferBodies({ maxBytes, maxTotalBytes, maxIncomplete, trustProxy }: Limits) {
  const begin = createIncomplete(maxIncomplete);
  let total = 0;
  return (req: Request, res: Response, next: NextFunction) => {
    const announced = Number(req.headers['content-length'] ?? 0);
    if (announced > maxBytes) return stopReading(req, res, TOO_LARGE);
    if (announced === 0 && !req.headers['transfer-encoding']) return next();
    const chunks: Buffer[] = [];
    let size = 0;
    const network = toNetwork(clientAddress(req, trustProxy));
    const complete = begin(network, () => stopReading(req, res, LATE));
    res.once('close', () => {
      complete();
      total -= size;
    });
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      total += chunk.length;
      if (size > maxBytes) stopReading(req, res, TOO_LARGE);
      else if (total > maxTotalBytes) stopReading(req, res, BUSY);
      else chunks.push(chunk);
    });
    req.once('end', () => {
      complete();
      if (res.headersSent) return;
      bodies.set(req, Buffer.concat(chunks));
      next();
    });
  };
}

/** Keeps a flood from the service behind: above this many requests at once the answer is 503, in the service's own words. */
export function limitConcurrency(max: number) {
  let active = 0;
  return (req: Request, res: Response, next: NextFunction) => {
    if (active >= max) return sendError(req, res, BUSY);
    active += 1;
    res.once('close', () => {
      active -= 1;
    });
    next();
  };
}
