import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import type { Pointer } from '../composition/registry';
import type { ResolvedComposition } from '../composition/resolvedComposition';
import { setEmbedHeaders } from '../http/security';
import { allowedPublicHeaders } from '../releases/reservedSegments';
import type { ReleaseFiles } from './releaseFiles';
import { encodingsFor, sendFile } from './sendReleaseFile';

type Offer = Pointer['publicFiles'][number];

/** The file of an offer that an address names, below the offer's folder; null for none. */
function getFile({ path: offered }: Offer, asked: string): string | null {
  if (asked === offered) return path.posix.basename(offered);
  return asked.startsWith(`${offered}/`) ? asked.slice(offered.length) : null;
}

type Options = { resolveComposition: (req: Request) => ResolvedComposition; files: ReleaseFiles };

/**
 * Files that live releases offer at addresses without a version, as each remote declares: embeds, service workers. One
 * that is not what its release promises is not sent.
 */
export function publicFiles({ resolveComposition, files }: Options) {
  return async function answerPublicFile(req: Request, res: Response, next: NextFunction) {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || path.extname(req.path) === '') return next();
    const { composition, cacheVariant } = resolveComposition(req);
    for (const { app, version, publicFiles: offers } of Object.values(composition.remotes)) {
      for (const offer of offers) {
        const file = getFile(offer, req.path);
        if (file === null) continue;
        const name = path.posix.join('client', offer.folder, file);
        const found = await files.find(app, version, name, encodingsFor(req));
        if (!found) return next();
        if (offer.isForOtherSites) setEmbedHeaders(res, name);
        const { 'Cache-Control': cacheControl = 'public, max-age=0', ...others } = offer.headers;
        for (const [header, value] of Object.entries(others)) {
          if (allowedPublicHeaders.includes(header.toLowerCase())) res.setHeader(header, value);
        }
        return sendFile(req, res, found, cacheVariant === null ? 'no-store' : cacheControl);
      }
    }
    next();
  };
}
