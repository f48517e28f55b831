import path from 'node:path';
import express, { type NextFunction, type Request, type Response, Router } from 'express';
import type { ReleaseFiles } from './releaseFiles';
import { embedHeaders } from './security';
import { encodingsFor, IMMUTABLE, sendFile } from './sendReleaseFile';

type Options = {
  releasesDir: string;
  files: ReleaseFiles;
  /** Whether a request may see a version that is shown as a preview only. */
  showsPreview: (req: Request, release: string, version: string) => boolean;
};

/** Only what the browser may have: no server build, no release notes, no source maps of the server. */
const CLIENT_FILE = /^\/([a-z0-9-]+)\/([\w.-]+)\/(client\/[\w./-]+)$/;

const ofOtherSites = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Files of releases below /r, and pictures below /media, that are wrong, rare, of a preview or of the embed. */
export function releaseRoutes({ releasesDir, files, showsPreview }: Options) {
  async function answerReleaseFile(req: Request, res: Response, next: NextFunction) {
    const [, app, version, name] = CLIENT_FILE.exec(req.path) ?? [];
    if (!app || !version || !name || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const found = await files.find(app, version, name, encodingsFor(req));
    if (!found || (found.file.isPreview && !showsPreview(req, app, version))) return next();
    sendFile(req, res, found, found.file.isPreview ? 'no-store' : IMMUTABLE);
  }

  const router = Router({ strict: true });
  router.use(/^\/r\/[a-z0-9-]+\/[\w.-]+\/client\/embed(?=\/)/, embedHeaders);
  router.use('/r', answerReleaseFile);
  router.use(
    '/media',
    express.static(path.join(releasesDir, 'media'), {
      fallthrough: false,
      redirect: false,
      index: false,
      immutable: true,
      maxAge: '1y',
      setHeaders: (res) => void res.set(ofOtherSites),
    }),
  );
  router.use('/r', (_req, res) => {
    res.status(404).setHeader('Cache-Control', 'no-store').type('text').send('Not found');
  });
  return router;
}
