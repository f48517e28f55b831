import { toNetwork } from '@shop/node/http/toNetwork';
import type { NextFunction, Request, Response } from 'express';
import { setSource } from '../../operations/observability/observeRequests';

const MB = 1024 * 1024;
const serviceLimits = {
  /** Stripe's events are the largest requests. */
  maxBytes: MB,
  /** Of all bodies in memory, until their requests are answered. */
  maxTotalBytes: 64 * MB,
  maxIncomplete: 32,
  maxMs: 15_000,
  /** Requests at the service; it takes 64 checkouts and as many webhooks itself. */
  maxActive: 256,
};

/** Passed on, they would have the service read a body as a request of its own; Node throws at a `Trailer` without chunks. */
const HOP_BY_HOP = ['connection', 'expect', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

const LATE = { status: 408, error: 'invalid_request', message: 'The request did not arrive in time.' };
const TOO_LARGE = { status: 413, error: 'invalid_request', message: 'The request is too large.' };
const BUSY = {
  status: 503,
  error: 'unavailable',
  message: 'Very many people are here right now. Please try again in a moment.',
};

function sendError(req: Request, res: Response, { status, ...body }: typeof BUSY) {
  setSource(req, 'shed');
  if (status !== 413) res.setHeader('Retry-After', '2');
  res.status(status).setHeader('Cache-Control', 'no-store').json(body);
}

/** Reads the body of each request whole before it takes one of the service's places: what a slow client costs is its own memory. */
export function bufferBodies(limits = serviceLimits) {
  const { maxBytes, maxTotalBytes, maxIncomplete, maxMs, maxActive } = limits;
  const incomplete = new Set<{ network: string; stop: (error: typeof BUSY) => void }>();
  const active = new Set<object>();
  let total = 0;
  return (req: Request, res: Response, next: NextFunction) => {
    for (const name of HOP_BY_HOP) delete req.headers[name];
    const chunks: Buffer[] = [];
    let size = 0;
    const body = {
      network: toNetwork(req.ip ?? ''),
      /** What is not read would be taken for the next request: the connection ends with the answer. */
      stop(error: typeof BUSY) {
        if (!incomplete.delete(body)) return;
        req.removeAllListeners('data').resume();
        res.setHeader('Connection', 'close');
        sendError(req, res, error);
      },
    };
    incomplete.add(body);
    if (Number(req.headers['content-length']) > maxBytes) return body.stop(TOO_LARGE);
    // One too many ends the oldest of its network: complete requests, which have ended by then, are not kept out.
    setImmediate(() => {
      const own = [...incomplete].filter(({ network }) => network === body.network);
      if (own.length > maxIncomplete) own[0]?.stop(LATE);
    });
    const timer = setTimeout(() => body.stop(LATE), maxMs).unref();
    res.once('close', () => {
      clearTimeout(timer);
      incomplete.delete(body);
      active.delete(body);
      total -= size;
    });
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      total += chunk.length;
      if (size > maxBytes) body.stop(TOO_LARGE);
      else if (total > maxTotalBytes) body.stop(BUSY);
      else chunks.push(chunk);
    });
    req.once('end', () => {
      if (!incomplete.delete(body)) return;
      if (active.size >= maxActive) return sendError(req, res, BUSY);
      active.add(body);
      req.body = Buffer.concat(chunks);
      req.headers['content-length'] = String(size);
      next();
    });
  };
}
