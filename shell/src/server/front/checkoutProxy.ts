import { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';

/** Milliseconds after which the service counts as lost; it answers every request within 12 s. */
const LIMIT_MS = 20_000;

export function checkoutProxy(target: string, log: Pick<Logger, 'error'>) {
  return createProxyMiddleware<Request, Response>({
    target,
    // Express takes off what it is mounted at.
    pathRewrite: (_path, { originalUrl }) => originalUrl,
    // The service limits by client address and compares the origin with the one it is configured for.
    xfwd: true,
    proxyTimeout: LIMIT_MS,
    on: {
      proxyReq(outgoing, req) {
        const body: Buffer | undefined = req.body;
        if (body?.length) outgoing.write(body);
      },
      proxyRes(answer, _req, res) {
        // The service's connection is no matter of the visitor's.
        const connection = res.getHeader('Connection') ?? (res.shouldKeepAlive ? 'keep-alive' : 'close');
        answer.headers.connection = String(connection);
      },
      error(error, req, res) {
        log.error({ reason: error.message }, 'checkout service does not answer');
        if (res instanceof Socket || res.headersSent) return void res.end();
        const [type, body] = req.url.startsWith('/sandbox/')
          ? ['text/plain', 'The payment page cannot be reached right now. Reload it in a minute.']
          : ['application/json', JSON.stringify({ error: 'payment_unavailable' })];
        res.writeHead(502, { 'Content-Type': type, 'Cache-Control': 'no-store' });
        res.end(body);
      },
    },
  });
}
