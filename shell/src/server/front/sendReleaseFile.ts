import type { IncomingMessage, ServerResponse } from 'node:http';
import { getContentType, isContentName } from '@shop/node/object-store/releaseFiles';
import { acceptedEncodings } from '../http/encodings';
import { isUnchanged } from '../http/isUnchanged';
import { embedHeaders, fileHeaders } from '../http/security';
import { isRead } from '../http/sendRedirect';
import type { ReleaseFile, ReleaseFiles } from './releaseFiles';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Seconds within which a host of others follows a release or its rollback. */
const FOLLOWING = 'public, max-age=60';
/** What hosts with the federation runtime ask for, of the live release. */
const FEDERATION_FILES = ['mf-manifest.json', '@mf-types.zip', '@mf-types.d.ts'].map(
  (name) => `client/${name}`,
);

/** Files of all builds are named by their content; those that other sites embed also stand below their version, for good. */
const ADDRESS = /^\/r\/([a-z][a-z0-9-]*)\/(?:([\w.-]+)\/(client\/embed\/[\w./-]+)|(@?[\w.-]+))(?:\?|$)/;

export const encodingsFor = ({ headers }: IncomingMessage) =>
  acceptedEncodings(headers['accept-encoding']?.toString());

export function sendFile(req: IncomingMessage, res: ServerResponse, file: ReleaseFile, cacheControl: string) {
  const { bytes, name, encoding, etag } = file;
  const headers = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
    'cache-control': cacheControl,
    etag,
  };
  if (isUnchanged(req.headers, etag)) return void res.writeHead(304, headers).end();
  res.writeHead(200, {
    ...headers,
    'content-type': getContentType(name),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': bytes.length,
  });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

type Options = {
  files: ReleaseFiles;
  getSecurity: (req: IncomingMessage) => Record<string, string>;
  showsPreview: (req: IncomingMessage, app: string, version: string) => boolean;
  getLiveVersion: (app: string) => string | undefined;
};

export function makeReleaseFileSender({ files, getSecurity, showsPreview, getLiveVersion }: Options) {
  async function find(req: IncomingMessage): Promise<ReleaseFile | null> {
    const [, app = '', version, embedded = '', named = ''] = ADDRESS.exec(req.url ?? '') ?? [];
    const mayPreview = (shown: string) => showsPreview(req, app, shown);
    const asked = { app, accepted: encodingsFor(req), mayPreview };
    if (version) return files.find(version, { ...asked, name: embedded });
    const name = `client/${named}`;
    const live = FEDERATION_FILES.includes(name) && getLiveVersion(app);
    if (live) return files.find(live, { ...asked, name });
    return isContentName(named) ? files.findByContent({ ...asked, name }) : null;
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const file = await find(req);
    const security = fileHeaders(getSecurity(req), file?.name ?? '');
    if (!file) {
      const type = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' };
      return void res.writeHead(404, { ...security, ...type }).end('Not found');
    }
    const isEmbedded = file.name.startsWith('client/embed/');
    const headers = { ...security, ...(isEmbedded && embedHeaders(file.name)) };
    for (const [header, value] of Object.entries(headers)) res.setHeader(header, value);
    // Cached for a year and the same for everybody: the id of one request says nothing of it, and costs 48 bytes a script.
    res.removeHeader('X-Request-Id');
    const lasting = FEDERATION_FILES.includes(file.name) ? FOLLOWING : IMMUTABLE;
    sendFile(req, res, file, file.isPreview ? 'no-store' : lasting);
  }

  /** False where the request is for something else. `onError` answers what cannot be read. */
  return function sendReleaseFile(req: IncomingMessage, res: ServerResponse, onError: () => void): boolean {
    if (!isRead(req) || !req.url?.startsWith('/r/')) return false;
    answer(req, res).catch(onError);
    return true;
  };
}
