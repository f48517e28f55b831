import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged } from './isUnchanged';

export type Bytes = { bytes: Buffer; etag: string; lastModified: string };

/** Conditions and parts that few ask for. */
const RARE = ['range', 'if-match', 'if-modified-since', 'if-unmodified-since'] as const;

type Part = { start: number; end: number };

/** The one part that a Range header asks for; null for the whole, as for several parts and other units. */
function getPart(range: string | undefined, length: number): Part | 'unsatisfiable' | null {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

/** RFC 9110, 13.2.2, but for If-Range. */
function statusFor({ headers }: IncomingMessage, { etag, lastModified }: Bytes): 200 | 304 | 412 {
  const modified = Date.parse(lastModified);
  const match = headers['if-match'];
  const isOther =
    match !== undefined && match !== '*' && !match.split(',').some((tag) => tag.trim() === etag);
  const isLater = match === undefined && modified > Date.parse(headers['if-unmodified-since'] ?? '');
  if (isOther || isLater) return 412;
  if (headers['if-none-match'] !== undefined) return isUnchanged(headers, etag) ? 304 : 200;
  return modified <= Date.parse(headers['if-modified-since'] ?? '') ? 304 : 200;
}

function partOfRequest({ method, headers }: IncomingMessage, { bytes, etag, lastModified }: Bytes) {
  const known = headers['if-range'];
  const isStale = known !== undefined && known !== etag && known !== lastModified;
  return method === 'HEAD' || isStale ? null : getPart(headers.range, bytes.length);
}

/** Sends bytes from memory: whole, a part of them, or what a condition asks for instead. `headers` are those of the whole. */
export function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  body: Bytes,
  headers: Record<string, string>,
) {
  const {
    'content-type': _type,
    'content-encoding': _encoding,
    'content-length': length,
    ...others
  } = headers;
  const isRare = RARE.some((name) => name in req.headers);
  const status = isRare ? statusFor(req, body) : isUnchanged(req.headers, body.etag) ? 304 : 200;
  if (status !== 200) return res.writeHead(status, others).end();
  const part = isRare ? partOfRequest(req, body) : null;
  if (part === null) {
    res.writeHead(200, headers);
    return res.end(req.method === 'HEAD' ? undefined : body.bytes);
  }
  if (part === 'unsatisfiable')
    return res.writeHead(416, { 'content-range': `bytes */${length}`, 'cache-control': 'no-store' }).end();
  const { start, end } = part;
  const range = { 'content-range': `bytes ${start}-${end}/${length}`, 'content-length': end - start + 1 };
  return res.writeHead(206, { ...headers, ...range }).end(body.bytes.subarray(start, end + 1));
}
