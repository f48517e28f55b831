import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { isContentName } from '@shop/node/object-store/releaseFiles';
import { acceptedEncodings } from '../http/encodings';
import { fileHeaders, setEmbedHeaders } from '../http/security';
import { sendBytes } from '../http/sendBytes';
import type { EncodedFile, ReleaseFiles } from './releaseFiles';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Types of the files that our builds make. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** Files of all builds are named by their content; those that other sites embed also stand below their version, for good. */
const NAMED = /^\/r\/([a-z][a-z0-9-]*)\/([\w.-]+)(?:\?|$)/;
const PINNED = /^\/r\/([a-z][a-z0-9-]*)\/([\w.-]+)\/(client\/embed\/[\w./-]+)(?:\?|$)/;

export function encodingsFor(req: IncomingMessage) {
  return acceptedEncodings(req.headers['accept-encoding']?.toString());
}

/** Sends a file of a release with the headers that the response has already. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  found: EncodedFile,
  cacheControl: string,
) {
  const { file, name, encoding } = found;
  const headers = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'last-modified': file.lastModified,
    etag: file.etag,
    'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(file.bytes.length),
  };
  sendBytes(req, res, file, headers);
}

type Options = {
  files: ReleaseFiles;
  getSecurity: (req: IncomingMessage) => Record<string, string>;
  /** Whether a request may see a version that is shown as a preview only. */
  showsPreview: (req: IncomingMessage, app: string, version: string) => boolean;
};

/** Sends files of releases, below /r, before Express. */
export function makeReleaseFileSender({ files, getSecurity, showsPreview }: Options) {
  async function findNamed(req: IncomingMessage): Promise<EncodedFile | null> {
    const [, app = '', name = ''] = NAMED.exec(req.url ?? '') ?? [];
    if (!isContentName(name)) return null;
    return files.findByName(app, name, encodingsFor(req), (version) => showsPreview(req, app, version));
  }

  async function findPinned(req: IncomingMessage): Promise<EncodedFile | null> {
    const [, app = '', version = '', name = ''] = PINNED.exec(req.url ?? '') ?? [];
    const found = name === '' ? null : await files.find(app, version, name, encodingsFor(req));
    return found?.file.isPreview && !showsPreview(req, app, version) ? null : found;
  }

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const found = (await findNamed(req)) ?? (await findPinned(req));
    const name = found?.name ?? '';
    for (const [header, value] of Object.entries(fileHeaders(getSecurity(req), name)))
      res.setHeader(header, value);
    if (!found) {
      res.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' });
      res.end('Not found');
      return;
    }
    if (name.startsWith('client/embed/')) setEmbedHeaders(res, name);
    // Cached for a year and the same for everybody: the id of one request says nothing of it, and costs 48 bytes a script.
    res.removeHeader('X-Request-Id');
    sendFile(req, res, found, found.file.isPreview ? 'no-store' : IMMUTABLE);
  }

  /** False where the request is for something else. `onError` answers what cannot be read. */
  return function sendReleaseFile(req: IncomingMessage, res: ServerResponse, onError: () => void): boolean {
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (!isRead || !req.url?.startsWith('/r/')) return false;
    answer(req, res).catch(onError);
    return true;
  };
}
