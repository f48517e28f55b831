import type { NextFunction, Request, Response } from 'express';
import type { ReleaseFiles } from './releaseFiles';
import { encodingsFor, sendFile } from './sendReleaseFile';

/** Seconds: 30 days. Every browser asks for it, and its address does not change with its content. */
const FAVICON_MAX_AGE = 2_592_000;

type Options = { files: ReleaseFiles; shellVersion: string };

/** Icons and the sharing picture, at the root of the shop; they are part of the shell's own release. */
export function rootFiles({ files, shellVersion }: Options) {
  return async function answerRootFile(req: Request, res: Response, next: NextFunction) {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || !/^\/[\w-]+\.[a-z\d]+$/.test(req.path)) return next();
    const found = await files.find('shell', shellVersion, `client/root${req.path}`, encodingsFor(req));
    if (!found) return next();
    sendFile(req, res, found, `public, max-age=${req.path === '/favicon.ico' ? FAVICON_MAX_AGE : 0}`);
  };
}
