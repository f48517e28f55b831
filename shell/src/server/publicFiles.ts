import path from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import type { Pointer, Registry } from './registry';
import { embedHeaders } from './security';
import { sendFile } from './staticFiles';

type Offer = Pointer['publicFiles'][number];

/** The file of an offer that an address names, below the offer's folder; null for none. */
function fileOf({ path: offered }: Offer, asked: string): string | null {
  if (asked === offered) return path.posix.basename(offered);
  return asked.startsWith(`${offered}/`) ? asked.slice(offered.length) : null;
}

/** Files that live releases offer at addresses without a version, as each remote declares: embeds, service workers. */
export function publicFiles({ current, releasesDir }: { current: () => Registry; releasesDir: string }) {
  return function answerPublicFile(req: Request, res: Response, next: NextFunction) {
    const isFile = path.extname(req.path) !== '' && !req.path.includes('..');
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isFile || !isRead) return next();
    for (const { app, version, publicFiles: offers } of Object.values(current().remotes)) {
      for (const offer of offers) {
        const file = fileOf(offer, req.path);
        if (file === null) continue;
        const folder = path.join(releasesDir, app, version, 'client', offer.folder);
        const send = () => {
          for (const [name, value] of Object.entries(offer.headers)) res.setHeader(name, value);
          sendFile(req, res, next, { folder, file, isImmutable: false });
        };
        return offer.isForOtherSites ? embedHeaders(req, res, send) : send();
      }
    }
    next();
  };
}
