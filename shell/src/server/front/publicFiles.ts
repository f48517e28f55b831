import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import type { ResolvedComposition } from '../composition/resolvedComposition';
import { acceptedEncodings } from '../http/encodings';
import { embedHeaders } from '../http/security';
import { isRead } from '../http/sendRedirect';
import { allowedPublicHeaders } from '../releases/gate/checkPublicFiles';
import { sendFile } from './releaseFileRoutes';
import type { ReleaseFiles } from './releaseFiles';

/** Seconds: 30 days. Every browser asks for it, and its address does not change with its content. */
const FAVICON_MAX_AGE = 2_592_000;

function getFile(offered: string, asked: string): string | null {
  if (asked === offered) return path.posix.basename(offered);
  return asked.startsWith(`${offered}/`) ? asked.slice(offered.length) : null;
}

type Options = { resolveComposition: (req: Request) => ResolvedComposition; files: ReleaseFiles };

/** Files at addresses without a version: the shell's icons, then what remotes declare (embeds, service workers). */
export function publicFiles({ resolveComposition, files }: Options) {
  return async function answerPublicFile(req: Request, res: Response, next: NextFunction) {
    if (!isRead(req) || path.extname(req.path) === '') return next();
    const accepted = acceptedEncodings(req);
    const send = async (app: string, version: string, name: string, headers: Record<string, string>) => {
      const found = await files.find({ app, version, name, accepted });
      if (found) sendFile(res.set(headers), found);
      return found !== null;
    };
    if (/^\/[\w-]+\.[a-z\d]+$/.test(req.path)) {
      const maxAge = req.path === '/favicon.ico' ? FAVICON_MAX_AGE : 0;
      const headers = { 'Cache-Control': `public, max-age=${maxAge}` };
      if (await send('shell', __VERSION__, `client/root${req.path}`, headers)) return;
    }
    const { composition, bar } = resolveComposition(req);
    const [offered] = Object.values(composition.remotes).flatMap(({ app, version, publicFiles: offers }) =>
      offers.flatMap((offer) => {
        const file = getFile(offer.path, req.path);
        return file === null ? [] : [{ ...offer, app, version, file }];
      }),
    );
    if (!offered) return next();
    const name = path.posix.join('client', offered.folder, offered.file);
    const declared = Object.entries(offered.headers).filter(
      ([header]) => bar === null && allowedPublicHeaders.includes(header.toLowerCase()),
    );
    const headers = {
      'Cache-Control': bar === null ? 'public, max-age=0' : 'no-store',
      ...(offered.isForOtherSites && embedHeaders(name)),
      ...Object.fromEntries(declared),
    };
    if (!(await send(offered.app, offered.version, name, headers))) next();
  };
}
