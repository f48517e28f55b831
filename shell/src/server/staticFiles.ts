import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

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
  res.vary('Accept-Encoding');
  res.setHeader('Access-Control-Allow-Origin', '*');
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.type(path.extname(file));
  if (accepted) res.setHeader('Content-Encoding', accepted[0]);
  res.sendFile(
    file + (accepted?.[1] ?? ''),
    {
      root: folder,
      dotfiles: 'ignore',
      index: false,
      immutable: isImmutable,
      maxAge: isImmutable ? '1y' : 0,
    },
    (error) => {
      if (!error || res.headersSent) return;
      for (const name of ['Content-Encoding', 'Content-Type', 'Cache-Control']) res.removeHeader(name);
      next();
    },
  );
}
