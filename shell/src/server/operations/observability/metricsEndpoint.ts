import { mayReadMetrics } from '@shop/node/telemetry/metricsAccess';
import type { NextFunction, Request, Response } from 'express';

type Options = { token: string | null; isBehindProxy: boolean; read: () => Promise<string> };

/** GET /metrics, for Prometheus. To everybody else there is no such address. */
export function metricsEndpoint({ read, ...access }: Options) {
  return async (req: Request, res: Response, _next: NextFunction) => {
    res.setHeader('Cache-Control', 'no-store');
    if (!mayReadMetrics(req, access)) return res.status(404).type('text').send('Not found');
    const text = await read();
    res.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8');
    return res.end(text);
  };
}
