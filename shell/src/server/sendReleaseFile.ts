import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptedEncodings } from './http/encodings';
import { sendBytes } from './http/sendBytes';
import type { EncodedFile, ReleaseFile, ReleaseFiles } from './releaseFiles';
import { fileHeaders } from './security';

export const IMMUTABLE = 'public, max-age=31536000, immutable';

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

/** Addresses of files that the browser may have; those of the embed have headers of their own. */
const ADDRESS = /^\/r\/([a-z][a-z0-9-]*)\/([\w.-]+)\/(client\/(?!embed\/)[\w./-]+)$/;

function headersOf({ file, name, encoding }: EncodedFile, cacheControl: string): string[] {
  return Object.entries({
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
  }).flat();
}

export function encodingsFor(req: IncomingMessage) {
  return acceptedEncodings(req.headers['accept-encoding']?.toString());
}

/** Sends a file with the headers that the response has already. */
export function sendFile(
  req: IncomingMessage,
  res: ServerResponse,
  found: EncodedFile,
  cacheControl: string,
) {
  sendBytes(req, res, found.file, headersOf(found, cacheControl));
}

type Options = { files: ReleaseFiles; securityOf: (req: IncomingMessage) => Record<string, string> };

/** Sends files of releases before Express, each with headers that are made once. */
export function makeReleaseFileSender({ files, securityOf }: Options) {
  const made = new WeakMap<ReleaseFile, Map<string, string[]>>();

  function cachedHeaders(found: EncodedFile, security: Record<string, string>): string[] {
    const key = String('strict-transport-security' in security);
    const known = made.get(found.file) ?? new Map<string, string[]>();
    made.set(found.file, known);
    const own = Object.entries(fileHeaders(security, found.name)).flat();
    const headers = known.get(key) ?? [...own, ...headersOf(found, IMMUTABLE)];
    known.set(key, headers);
    return headers;
  }

  /** False where the request is none for a release file. `otherwise` answers what cannot be had. */
  return function sendReleaseFile(req: IncomingMessage, res: ServerResponse, otherwise: () => void): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const [, app, version, name] = ADDRESS.exec(req.url ?? '') ?? [];
    if (!app || !version || !name) return false;
    files.find(app, version, name, encodingsFor(req)).then((found) => {
      if (!found || found.file.isPreview) return otherwise();
      // Cached for a year and the same for everybody: the id of one request says nothing of it, and costs 48 bytes a script.
      res.removeHeader('X-Request-Id');
      sendBytes(req, res, found.file, cachedHeaders(found, securityOf(req)));
    }, otherwise);
    return true;
  };
}
