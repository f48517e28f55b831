import path from 'node:path';
import { getContentType, isContentName } from '@shop/node/object-store/releaseFiles';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { Registry, ResolvedComposition } from '../composition/registry';
import { isRead } from '../http/addresses';
import { acceptedEncodings } from '../http/encodings';
import { embedHeaders } from '../http/security';
import { allowedPublicHeaders } from '../releases/gate/checkPublicFiles';
import type { ReleaseFile, ReleaseFiles } from './releaseFiles';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Seconds within which a host of others follows a release or its rollback. */
const FOLLOWING = 'public, max-age=60';
const FEDERATION_FILES = ['mf-manifest.json', '@mf-types.zip', '@mf-types.d.ts'];
/** Seconds: 30 days. Every browser asks for it, and its address does not change with its content. */
const FAVICON_MAX_AGE = 2_592_000;

/** Files of all builds are named by their content; those that other sites embed also stand below their version. */
const ADDRESS = /^\/r\/([a-z][a-z0-9-]*)\/(?:([\w.-]+)\/(client\/embed\/[\w./-]+)|(@?[\w.-]+))$/;

function sendFile(res: Response, { bytes, name, encoding, etag }: ReleaseFile) {
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

export function releaseFileRoutes(files: ReleaseFiles, current: () => Registry) {
  return async function answerReleaseFile(req: Request, res: Response, next: NextFunction) {
    if (!isRead(req) || !req.path.startsWith('/r/')) return next();
    const [, app = '', inAddress, embedded, named = ''] = ADDRESS.exec(req.path) ?? [];
    const isFollowing = FEDERATION_FILES.includes(named);
    const live = Object.values(current().remotes).find((pointer) => pointer.app === app);
    const version = isFollowing ? live?.version : inAddress;
    const isKnown = version !== undefined || isContentName(named);
    const asked = { app, version, name: embedded ?? `client/${named}`, accepted: acceptedEncodings(req) };
    const file = isKnown ? await files.find(asked) : null;
    if (!file) return void res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found');
    if (embedded) res.set(embedHeaders(embedded));
    // Cached for a year and the same for everybody: the id of one request says nothing of it, and costs 48 bytes a script.
    res.removeHeader('X-Request-Id');
    sendFile(res.set('Cache-Control', isFollowing ? FOLLOWING : IMMUTABLE), file);
  };
}

/** Files at addresses without a version: the shell's icons, then what remotes declare (embeds, service workers). */
export function publicFiles(files: ReleaseFiles, resolveComposition: (req: Request) => ResolvedComposition) {
  return async function answerPublicFile(req: Request, res: Response, next: NextFunction) {
    if (!isRead(req) || path.extname(req.path) === '') return next();
    const accepted = acceptedEncodings(req);
    const ofShell = { app: 'shell', version: __VERSION__, name: `client/root${req.path}` };
    const icon = /^\/[\w-]+\.[a-z\d]+$/.test(req.path) && (await files.find({ ...ofShell, accepted }));
    const maxAge = req.path === '/favicon.ico' ? FAVICON_MAX_AGE : 0;
    if (icon) return sendFile(res.set('Cache-Control', `public, max-age=${maxAge}`), icon);
    const { composition, bar } = resolveComposition(req);
    const offers = Object.values(composition.remotes).flatMap(({ app, version, publicFiles: offered }) =>
      offered.map((offer) => ({ ...offer, app, version })),
    );
    const offer = offers.find((one) => `${req.path}/`.startsWith(`${one.path}/`));
    if (!offer) return next();
    const { app, version, folder, isForOtherSites } = offer;
    const below = req.path.slice(offer.path.length) || path.posix.basename(offer.path);
    const name = path.posix.join('client', folder, below);
    const file = await files.find({ app, version, name, accepted });
    if (!file) return next();
    const declared = Object.entries(offer.headers).filter(
      ([header]) => bar === null && allowedPublicHeaders.includes(header.toLowerCase()),
    );
    res.set('Cache-Control', bar === null ? 'public, max-age=0' : 'no-store');
    res.set({ ...(isForOtherSites && embedHeaders(name)), ...Object.fromEntries(declared) });
    sendFile(res, file);
  };
}

export function mediaFiles(releasesDir: string) {
  return express.static(path.join(releasesDir, 'media'), {
    fallthrough: false,
    redirect: false,
    index: false,
    immutable: true,
    maxAge: '1y',
    setHeaders: (res) =>
      void res.set({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  });
}
