import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasToken, isLocalRequest } from '@shop/node/telemetry/metricsAccess';
import type { NextFunction, Request, Response } from 'express';
import type { Registry } from '../composition/registry';
import { withStyleHashes } from '../http/security';
import type { Served } from '../releases/servedFiles';
import { type Status, statusHtml, statusStyleHash } from './statusHtml';

type Options = {
  /** The composition that visitors are shown. */
  current: () => Registry;
  /** Folder of served.json. */
  dataDir: string;
  shellVersion: string;
  /** Opens the page to other machines; null: to this machine alone. */
  token: string | null;
};

/** What served.json says; null before its first word. */
function readServed(dataDir: string): Partial<Served> | null {
  try {
    return JSON.parse(readFileSync(path.join(dataDir, 'served.json'), 'utf8'));
  } catch {
    return null;
  }
}

/** Somebody on this machine, or with the token. What came through a proxy is from elsewhere, wherever the proxy stands. */
function mayRead(req: Request, token: string | null): boolean {
  return isLocalRequest(req) || (token !== null && hasToken(req, token));
}

function getStatus({ current, dataDir, shellVersion }: Options): Status {
  const live = Object.entries(current().remotes).map(([name, { app, version, segments }]) => ({
    name,
    app,
    version,
    areas: segments.map((segment) => `/${segment}`),
  }));
  return {
    shell: shellVersion,
    live,
    served: readServed(dataDir),
  };
}

/** /__status: what is live, as a page or as JSON. Nobody from elsewhere learns that it is there. */
export function statusPage(options: Options) {
  return function answerStatus(req: Request, res: Response, next: NextFunction) {
    if (!mayRead(req, options.token)) return next();
    const status = getStatus(options);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    if (req.accepts(['html', 'json']) === 'json') return res.json(status);
    const policy = String(res.getHeader('content-security-policy') ?? '');
    res.set(withStyleHashes({ 'content-security-policy': policy }, [statusStyleHash]));
    res.type('html').send(statusHtml(status));
  };
}
