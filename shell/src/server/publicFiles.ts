import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import type { Pointer } from './registry';
import type { ReleaseFiles } from './releaseFiles';
import type { ResolvedComposition } from './resolvedComposition';
import { embedHeaders } from './security';
import { sendFile } from './staticFiles';

type Offer = Pointer['publicFiles'][number];

/** The file of an offer that an address names, below the offer's folder; null for none. */
function fileOf({ path: offered }: Offer, asked: string): string | null {
  if (asked === offered) return path.posix.basename(offered);
  return asked.startsWith(`${offered}/`) ? asked.slice(offered.length) : null;
}

type Options = {
  resolveComposition: (req: Request) => ResolvedComposition;
  releasesDir: string;
  files: ReleaseFiles;
};

/**
 * Files that live releases offer at addresses without a version, as each remote declares: embeds, service workers. One
 * that is not what its release promises is not sent.
 */
export function publicFiles({ resolveComposition, releasesDir, files }: Options) {
  return function answerPublicFile(req: Request, res: Response, next: NextFunction) {
    const isFile = path.extname(req.path) !== '' && !req.path.includes('..');
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isFile || !isRead) return next();
    const { composition, cacheVariant } = resolveComposition(req);
    for (const { app, version, publicFiles: offers } of Object.values(composition.remotes)) {
      for (const offer of offers) {
        const file = fileOf(offer, req.path);
        if (file === null) continue;
        const folder = path.join(releasesDir, app, version, 'client', offer.folder);
        const send = () => {
          for (const [name, value] of Object.entries(offer.headers)) res.setHeader(name, value);
          if (cacheVariant === null) res.setHeader('Cache-Control', 'no-store');
          sendFile(req, res, next, { folder, file, isImmutable: false });
        };
        return files.get(app, version, path.posix.join('client', offer.folder, file)).then((sound) => {
          if (!sound) next();
          else if (offer.isForOtherSites) embedHeaders(req, res, send);
          else send();
        }, next);
      }
    }
    next();
  };
}
