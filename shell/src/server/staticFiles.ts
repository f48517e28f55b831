import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Types of the files that our builds make. */
export const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

type Options = {
  folder: string;
  /** True for files whose address changes with their content. */
  isImmutable: boolean;
};

/** Files of a folder, already compressed by the build where that pays. Never lists a folder, never gives a dotfile. */
export function staticFiles({ folder, isImmutable }: Options) {
  return function answerFile(req: Request, res: Response, next: NextFunction) {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const file = safePath(req.path);
    if (!file) return next();
    sendFile(req, res, next, { folder, file, isImmutable });
  };
}

/** The path below a folder; null for one that leaves it or cannot be read. */
function safePath(requested: string): string | null {
  try {
    const decoded = decodeURIComponent(requested);
    return decoded.includes('\0') || decoded.includes('..') ? null : decoded;
  } catch {
    return null;
  }
}

/** Sends one file with its type, in the best encoding that lies beside it. */
export function sendFile(
  req: Request,
  res: Response,
  next: NextFunction,
  { folder, file, isImmutable }: Options & { file: string },
) {
  const accepted = ENCODINGS.find(
    ([encoding, ending]) => req.acceptsEncodings(encoding) && existsSync(path.join(folder, file + ending)),
  );
  res.sendFile(
    file + (accepted?.[1] ?? ''),
    {
      headers: {
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        Vary: 'Accept-Encoding',
        'Content-Type': TYPES[path.extname(file)] ?? 'application/octet-stream',
        ...(accepted ? { 'Content-Encoding': accepted[0] } : {}),
      },
      root: folder,
      dotfiles: 'ignore',
      index: false,
      immutable: isImmutable,
      maxAge: isImmutable ? '1y' : 0,
    },
    // Not there: whoever comes next may answer, with headers untouched. Nobody waits any more where the client has gone.
    (error: (NodeJS.ErrnoException & { status?: number }) | undefined) => {
      if (!error || res.headersSent || error.code === 'ECONNABORTED') return;
      if (error.status !== 412 && error.status !== 416) return next();
      // It is there, and not as the client wants it. Content-Range says how long it is.
      for (const name of ['Content-Type', 'Content-Encoding']) res.removeHeader(name);
      res.status(error.status).setHeader('Cache-Control', 'no-store').end();
    },
  );
}
