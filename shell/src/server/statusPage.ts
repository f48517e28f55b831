import { timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { escapeHtml } from './http/escapeHtml';
import type { Registry } from './registry';

type Options = {
  /** What this worker shows. */
  current: () => Registry;
  registryFile: string;
  shellVersion: string;
  /** Opens the page to other machines; null: to this machine alone. */
  token: string | null;
};

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Somebody on this machine, or with the token. What came through a proxy is from elsewhere, wherever the proxy stands. */
function mayRead(req: Request, token: string | null): boolean {
  const given = req.headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (token && isEqual(given, token)) return true;
  const isForwarded = 'x-forwarded-for' in req.headers || 'forwarded' in req.headers;
  return !isForwarded && LOOPBACK.has(req.socket.remoteAddress ?? '');
}

function row(cells: unknown[], tag = 'td'): string {
  return `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('')}</tr>`;
}

type Status = ReturnType<typeof statusOf>;

function statusOf({ current, registryFile, shellVersion }: Options) {
  const live = Object.entries(current().remotes).map(([name, { app, version, segments }]) => ({
    name,
    app,
    version,
    areas: segments.map((segment) => `/${segment}`),
  }));
  return {
    worker: { pid: process.pid, upSeconds: Math.round(process.uptime()), shell: shellVersion },
    live,
    /** What all workers have shown, in the primary's words; null before its first word. */
    served: readJson(path.join(path.dirname(registryFile), 'served.json')),
  };
}

function page({ worker, live, served }: Status): string {
  const rows = live.map(({ name, app, version, areas }) => row([name, app, version, areas.join(' ')]));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Status of the shop</title></head><body><main><h1>Status of the shop</h1>
<p>Worker ${worker.pid}, up ${worker.upSeconds} s, shell ${escapeHtml(worker.shell)}</p>
<table><caption>Live releases of this worker</caption><thead>${row(['Remote', 'Workspace', 'Version', 'Areas'], 'th')}</thead><tbody>${rows.join('')}</tbody></table>
<h2>All workers</h2><pre>${escapeHtml(JSON.stringify(served, null, 2))}</pre></main></body></html>`;
}

/** /__status: what is live, as a page or as JSON. Nobody from elsewhere learns that it is there. */
export function statusPage(options: Options) {
  return function answerStatus(req: Request, res: Response, next: NextFunction) {
    if (!mayRead(req, options.token)) return next();
    const status = statusOf(options);
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    if (req.accepts(['html', 'json']) === 'json') return res.json(status);
    res.type('html').send(page(status));
  };
}
