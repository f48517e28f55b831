import { hasToken, isLocalRequest } from '@shop/node/telemetry/metricsAccess';
import type { NextFunction, Request, Response } from 'express';
import type { Registry } from '../composition/registry';
import type { Served } from '../releases/servedFiles';

type Options = {
  current: () => Registry;
  served: () => Served | null;
  shellVersion: string;
  statusToken: string | null;
};

/** /__status: what is live, as JSON, for somebody on this machine or with the token. */
export function statusPage({ current, served, shellVersion, statusToken: token }: Options) {
  return function answerStatus(req: Request, res: Response, next: NextFunction) {
    if (!isLocalRequest(req) && (token === null || !hasToken(req, token))) return next();
    const live = Object.entries(current().remotes).map(([name, { app, version, segments }]) => ({
      name,
      app,
      version,
      areas: segments.map((segment) => `/${segment}`),
    }));
    const status = { shell: shellVersion, live, served: served() };
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    res.type('json').send(JSON.stringify(status, null, 2));
  };
}
