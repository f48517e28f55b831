import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasToken, isLocalRequest } from '@shop/node/telemetry/metricsAccess';
import type { NextFunction, Request, Response } from 'express';
import type { Registry } from '../composition/registry';
import { escapeHtml } from '../http/escapeHtml';
import { withStyleHashes } from '../http/security';
import type { Served } from '../releases/servedFiles';

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

function getStatus({ current, dataDir, shellVersion }: Options) {
  const live = Object.entries(current().remotes).map(([name, { app, version, segments }]) => ({
    name,
    app,
    version,
    areas: segments.map((segment) => `/${segment}`),
  }));
  return { shell: shellVersion, live, served: readServed(dataDir) };
}

type Row = Record<string, unknown>;

/** A table whose columns are named as in the JSON. */
function table(caption: string, rows: Row[]): string {
  if (rows.length === 0) return '';
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const line = (tag: string, cells: unknown[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(cell ?? '–')}</${tag}>`).join('')}</tr>`;
  const body = rows.map((row) =>
    line(
      'td',
      columns.map((column) => row[column]),
    ),
  );
  return `<table><caption>${caption}</caption>${line('th', columns)}${body.join('')}</table>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff;max-width:75rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;display:block;overflow-x:auto;margin:0 0 2rem}caption{text-align:left;font-weight:600;padding:.5rem 0}
th,td{text-align:left;padding:.35rem .9rem .35rem 0;border-bottom:1px solid #ddd;white-space:nowrap}`;
/** The hash that allows the page's own style. */
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** The status as a page that a person likes to read. */
function statusHtml({ shell, live, served }: ReturnType<typeof getStatus>): string {
  const { pages = {}, remotes = {}, canaries = [], front } = served ?? {};
  const refused = Object.entries(remotes).flatMap(([name, remote]) =>
    remote.refused ? [{ name, ...remote.refused }] : [],
  );
  const { pages: answered, pool, openBreakers = [], ...process } = front ?? {};
  const tables = [
    table('Live releases', live),
    table('Canaries', canaries),
    table('Refused', refused),
    table(
      'What pages tell',
      Object.entries(pages).map(([release, figures]) => ({ release, ...figures })),
    ),
    table('Front', front ? [{ ...process, ...answered }] : []),
    table('Renderers', pool?.renderers ?? []),
    table('Open circuit breakers', openBreakers),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Status of the shop</title><style>${style}</style></head><body><main><h1>Status of the shop</h1>
<p>Shell ${escapeHtml(shell)}. The same as JSON: <code>Accept: application/json</code>.</p>
${tables.join('\n')}</main></body></html>`;
}

/**
 * /__status: what is live, as a page or as JSON, for somebody on this machine or with the token. What came through a proxy is
 * from elsewhere, wherever the proxy stands. Nobody else learns that it is there.
 */
export function statusPage(options: Options) {
  const { token } = options;
  return function answerStatus(req: Request, res: Response, next: NextFunction) {
    if (!isLocalRequest(req) && (token === null || !hasToken(req, token))) return next();
    const status = getStatus(options);
    res.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    if (req.accepts(['html', 'json']) === 'json') return res.json(status);
    const policy = String(res.getHeader('content-security-policy') ?? '');
    res.set(withStyleHashes({ 'content-security-policy': policy }, [styleHash]));
    res.type('html').send(statusHtml(status));
  };
}
