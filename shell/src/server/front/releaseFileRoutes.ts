import { getContentType, isContentName } from '@shop/node/object-store/releaseFiles';
import type { NextFunction, Request, Response } from 'express';
import { acceptedEncodings } from '../http/encodings';
import { embedHeaders } from '../http/security';
import { isRead } from '../http/sendRedirect';
import type { ReleaseFile, ReleaseFiles } from './releaseFiles';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Seconds within which a host of others follows a release or its rollback. */
const FOLLOWING = 'public, max-age=60';
const FEDERATION_FILES = ['mf-manifest.json', '@mf-types.zip', '@mf-types.d.ts'].map(
  (name) => `client/${name}`,
);

/** Files of all builds are named by their content; those that other sites embed also stand below their version, for good. */
const ADDRESS = /^\/r\/([a-z][a-z0-9-]*)\/(?:([\w.-]+)\/(client\/embed\/[\w./-]+)|(@?[\w.-]+))$/;

export function sendFile(res: Response, { bytes, name, encoding, etag }: ReleaseFile) {
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  res.set({
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Accept-Encoding',
    'Content-Type': getContentType(name),
    ETag: etag,
  });
  res.send(bytes);
}

type Options = { files: ReleaseFiles; getLiveVersion: (app: string) => string | undefined };

export function releaseFileRoutes({ files, getLiveVersion }: Options) {
  async function find(req: Request): Promise<ReleaseFile | null> {
    const [, app = '', version, embedded = '', named = ''] = ADDRESS.exec(req.path) ?? [];
    const asked = { app, accepted: acceptedEncodings(req) };
    if (version) return files.find({ ...asked, version, name: embedded });
    const name = `client/${named}`;
    const live = FEDERATION_FILES.includes(name) && getLiveVersion(app);
    if (live) return files.find({ ...asked, version: live, name });
    return isContentName(named) ? files.find({ ...asked, name }) : null;
  }

  return async function answerReleaseFile(req: Request, res: Response, next: NextFunction) {
    if (!isRead(req) || !req.path.startsWith('/r/')) return next();
    const file = await find(req);
    if (!file) return void res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
    if (file.name.startsWith('client/embed/')) res.set(embedHeaders(file.name));
    // Cached for a year and the same for everybody: the id of one request says nothing of it, and costs 48 bytes a script.
    res.removeHeader('X-Request-Id');
    res.set('Cache-Control', FEDERATION_FILES.includes(file.name) ? FOLLOWING : IMMUTABLE);
    sendFile(res, file);
  };
}
