import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptedEncodings } from './http/encodings';
import { isUnchanged } from './http/isUnchanged';
import type { ReleaseFile, ReleaseFiles } from './releaseFiles';
import { fileHeaders } from './security';
import { TYPES } from './staticFiles';

const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;
const ONE_YEAR_SECONDS = 31_536_000;

/** Addresses of files that the browser may have; those of the embed have headers of their own. */
const ADDRESS = /^\/r\/([a-z][a-z0-9-]*)\/([\w.-]+)\/(client\/(?!embed\/)[\w./-]+)$/;
/** Conditions and parts that few ask for: they are answered by the file on the disk. */
const RARE = ['range', 'if-range', 'if-match', 'if-modified-since', 'if-unmodified-since'] as const;

type Options = { files: ReleaseFiles; securityOf: (req: IncomingMessage) => Record<string, string> };
type Found = { file: ReleaseFile; name: string; encoding: keyof typeof ENDINGS };

/** Sends files of releases from memory, each with headers that are made once. */
export function makeReleaseFileSender({ files, securityOf }: Options) {
  const made = new WeakMap<ReleaseFile, Map<string, string[]>>();

  function headersOf({ file, name, encoding }: Found, security: Record<string, string>): string[] {
    const key = String('strict-transport-security' in security);
    const known = made.get(file) ?? new Map<string, string[]>();
    made.set(file, known);
    const headers =
      known.get(key) ??
      Object.entries({
        ...fileHeaders(security, name),
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Accept-Encoding',
        'accept-ranges': 'bytes',
        'cache-control': `public, max-age=${ONE_YEAR_SECONDS}, immutable`,
        'last-modified': file.lastModified,
        etag: file.etag,
        'content-type': TYPES[path.extname(name)] ?? 'application/octet-stream',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-length': String(file.bytes.length),
      }).flat();
    known.set(key, headers);
    return headers;
  }

  async function find(app: string, version: string, name: string, accepted: Found['encoding'][]) {
    for (const encoding of accepted) {
      const file = await files.get(app, version, name + ENDINGS[encoding]);
      if (file) return { file, name, encoding };
    }
    return null;
  }

  function send(req: IncomingMessage, res: ServerResponse, found: Found) {
    const headers = headersOf(found, securityOf(req));
    // Kept for a year and the same for everybody: the id of one request says nothing of it, and costs 48 bytes a script.
    res.removeHeader('X-Request-Id');
    if (isUnchanged(req.headers, found.file.etag)) {
      // Content-Type, encoding and length stand at the end.
      res.writeHead(304, headers.slice(0, headers.indexOf('content-type'))).end();
      return;
    }
    res.writeHead(200, headers);
    res.end(req.method === 'HEAD' ? undefined : found.file.bytes);
  }

  /** False where the request is none for a release file. `otherwise` answers what cannot be had. */
  return function sendReleaseFile(req: IncomingMessage, res: ServerResponse, otherwise: () => void): boolean {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const [, app, version, name] = ADDRESS.exec(req.url ?? '') ?? [];
    if (!app || !version || !name || name.includes('..') || RARE.some((header) => header in req.headers))
      return false;
    const accepted = acceptedEncodings(req.headers['accept-encoding']?.toString());
    find(app, version, name, accepted).then(
      (found) => (found && !found.file.isPreview ? send(req, res, found) : otherwise()),
      otherwise,
    );
    return true;
  };
}
