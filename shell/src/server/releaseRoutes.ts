import path from 'node:path';
import { type NextFunction, type Request, type Response, Router } from 'express';
import type { ReleaseFiles } from './releaseFiles';
import { embedHeaders } from './security';
import { staticFiles } from './staticFiles';

type Options = {
  releasesDir: string;
  files: ReleaseFiles;
  /** Whether a request may see a version that is shown as a preview only. */
  showsPreview: (req: Request, release: string, version: string) => boolean;
};

/** Files of releases below /r, and pictures below /media, that Express has to send: what is wrong, rare or a preview. */
export function releaseRoutes({ releasesDir, files, showsPreview }: Options) {
  /** A file that is not what its release promises is not sent. */
  async function onlySound(req: Request, res: Response, next: NextFunction) {
    const [, release = '', version = '', ...below] = req.path.split('/');
    const isPlain = /^[\w./-]+$/.test(req.path) && !req.path.includes('..');
    const file = isPlain ? await files.get(release, version, below.join('/')) : null;
    if (file?.isPreview) res.setHeader('Cache-Control', 'no-store');
    if (file && (!file.isPreview || showsPreview(req, release, version))) return next();
    res.status(404).setHeader('Cache-Control', 'no-store').type('text').send('Not found');
  }

  const router = Router({ strict: true });
  router.use(/^\/r\/[a-z0-9-]+\/[\w.-]+\/client\/embed(?=\/)/, embedHeaders);
  router.use('/r', onlyClientFiles, onlySound, staticFiles({ folder: releasesDir, isImmutable: true }));
  router.use('/media', staticFiles({ folder: path.join(releasesDir, 'media'), isImmutable: true }));
  router.use(['/r', '/media'], (_req, res) => {
    res.status(404).type('text').send('Not found');
  });
  return router;
}

/** Only what the browser may have: no server build, no release notes, no source maps of the server. */
function onlyClientFiles(req: Request, res: Response, next: NextFunction) {
  if (/^\/[a-z0-9-]+\/[\w.-]+\/client\//.test(req.path)) return next();
  res.status(404).type('text').send('Not found');
}
