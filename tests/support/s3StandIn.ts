import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const ACCESS_KEY = 'AKIAEXAMPLE';
const SECRET = 'secret-of-the-stand-in';
const BUCKET = 'shop-releases';
/** Keys in one answer to a list; S3 gives 1,000. */
const PAGE = 20;
const MOST_SKEW_MS = 15 * 60_000;

type StoredObject = { bytes: Buffer; etag: string; modified: Date; type: string };
/**
 * What is wrong with the store. `lies` changes a byte of what it sends of these keys; of those that `hangs` names it sends nothing;
 * those that are `lost` it denies; a write that it `losesAnswer` of is written; `lists` changes lists; a header that it `ignores`
 * is no condition.
 */
export type StoreFault = {
  isAway?: boolean;
  delayMs?: number;
  lies?: (key: string) => boolean;
  hangs?: (key: string) => boolean;
  lost?: (key: string) => boolean;
  losesAnswer?: (key: string) => boolean;
  lists?: (xml: string) => string;
  /** Answers RequestTimeTooSkewed, without a Date. */
  refusesClock?: boolean;
  ignores?: 'if-match' | 'if-none-match';
};

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The signature that AWS's own documents prescribe for a request (version 4, headers). */
function computeSignature(
  req: IncomingMessage,
  url: URL,
  signed: string[],
  [date, region, service]: string[],
) {
  const headers = signed.map((name) => `${name}:${String(req.headers[name]).trim()}\n`).join('');
  const query = [...url.searchParams].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const path = decodeURIComponent(url.pathname).split('/').map(escaped).join('/');
  const content = String(req.headers['x-amz-content-sha256']);
  const request = [req.method, path, query.join('&'), headers, signed.join(';'), content].join('\n');
  const scope = [date, region, service, 'aws4_request'].join('/');
  const hash = createHash('sha256').update(request).digest('hex');
  const text = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, hash].join('\n');
  const keys = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (key, part) => hmac(key, part ?? ''),
    `AWS4${SECRET}`,
  );
  return hmac(keys, text).toString('hex');
}

/** What S3 would say against a request; null for one that is signed as it should be, and of this time. */
function objectionTo(req: IncomingMessage, url: URL): string | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=(\w+)\/(\d+)\/([\w-]+)\/(\w+)\/aws4_request, SignedHeaders=([\w;-]+), Signature=(\w+)$/.exec(
      req.headers.authorization ?? '',
    );
  if (!found) return 'AccessDenied';
  const [, key, date = '', region = '', service = '', signed = '', signature] = found;
  if (key !== ACCESS_KEY) return 'InvalidAccessKeyId';
  if (signature !== computeSignature(req, url, signed.split(';'), [date, region, service]))
    return 'SignatureDoesNotMatch';
  const sentAt = String(req.headers['x-amz-date']).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  );
  return Math.abs(Date.parse(sentAt) - Date.now()) > MOST_SKEW_MS ? 'RequestTimeTooSkewed' : null;
}

/**
 * An S3-compatible store in memory, of one bucket: signatures are checked, writes are conditional (`If-Match`,
 * `If-None-Match: *`), lists come in pages.
 */
export class S3StandIn {
  fault: StoreFault = {};
  readonly objects = new Map<string, StoredObject>();
  private readonly askers: { start: string; resolve: () => void }[] = [];
  /** False for a store in which somebody has to make the bucket first. */
  hasBucket = true;
  private readonly server = createServer((req, res) => {
    this.answer(req, res).catch(() => res.destroy());
  });

  async start(port = 0) {
    await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', () => resolve()));
    return this;
  }

  /** Settles with the next request for a list of such keys. */
  asked(start: string) {
    return new Promise<void>((resolve) => this.askers.push({ start: `shop/${start}`, resolve }));
  }

  dropConnections() {
    this.server.closeAllConnections();
  }

  async stop() {
    this.dropConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Settings of a shop that takes its releases from here. */
  get environment() {
    const { port } = this.server.address() as AddressInfo;
    return {
      RELEASES_URL: `s3://${BUCKET}/shop`,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: ACCESS_KEY,
      AWS_SECRET_ACCESS_KEY: SECRET,
    };
  }

  private async answer(req: IncomingMessage, res: ServerResponse) {
    const body = await buffer(req);
    if (this.fault.delayMs) await new Promise((resolve) => setTimeout(resolve, this.fault.delayMs));
    const url = new URL(req.url ?? '/', 'http://store');
    for (const { start, resolve } of this.askers) if (url.searchParams.get('prefix') === start) resolve();
    if (this.fault.isAway) return res.destroy();
    res.sendDate = !this.fault.refusesClock;
    const objection = this.fault.refusesClock ? 'RequestTimeTooSkewed' : objectionTo(req, url);
    if (objection) return sendError(res, 403, objection);
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (req.method === 'PUT' && !key) return this.makeBucket(res);
    if (bucket !== BUCKET || !this.hasBucket) return sendError(res, 404, 'NoSuchBucket');
    if (!key) return this.list(url.searchParams, res);
    if (req.method === 'PUT') return this.put(key, body, req, res);
    if (req.method === 'DELETE') this.objects.delete(key);
    if (req.method === 'DELETE') return res.writeHead(204).end();
    return this.get(key, req, res);
  }

  private makeBucket(res: ServerResponse) {
    if (this.hasBucket) return sendError(res, 409, 'BucketAlreadyOwnedByYou');
    this.hasBucket = true;
    return res.writeHead(200).end();
  }

  private put(key: string, bytes: Buffer, req: IncomingMessage, res: ServerResponse) {
    const known = this.objects.get(key);
    const headers = { ...req.headers };
    if (this.fault.ignores) delete headers[this.fault.ignores];
    const { 'if-match': match, 'if-none-match': absent, 'content-type': type = '' } = headers;
    if (match && !known) return sendError(res, 404, 'NoSuchKey');
    if ((match && known?.etag !== match) || (absent === '*' && known))
      return sendError(res, 412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    this.objects.set(key, { bytes, etag, modified: new Date(), type });
    if (this.fault.losesAnswer?.(key)) return res.destroy();
    return res.writeHead(200, { ETag: etag }).end();
  }

  private get(key: string, req: IncomingMessage, res: ServerResponse) {
    const found = this.objects.get(key);
    if (this.fault.hangs?.(key)) return;
    if (!found || this.fault.lost?.(key)) return sendError(res, 404, 'NoSuchKey');
    const headers = { ETag: found.etag, 'Last-Modified': found.modified.toUTCString() };
    if (req.headers['if-none-match'] === found.etag) return res.writeHead(304, headers).end();
    const bytes = Buffer.from(found.bytes);
    if (this.fault.lies?.(key)) bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    return res.writeHead(200, { ...headers, 'Content-Type': found.type }).end(bytes);
  }

  private list(query: URLSearchParams, res: ServerResponse) {
    const after = query.get('continuation-token') ?? '';
    const start = query.get('prefix') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(start) && key > after).sort();
    const page = keys.slice(0, PAGE);
    const contents = page
      .map((key) => [key, this.objects.get(key)?.modified.toISOString()])
      .map(([key, at]) => `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`)
      .join('');
    const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    const xml = `<?xml version="1.0"?><ListBucketResult>${contents}${next}</ListBucketResult>`;
    return res.writeHead(200, { 'Content-Type': 'application/xml' }).end(this.fault.lists?.(xml) ?? xml);
  }
}

function sendError(res: ServerResponse, status: number, code: string) {
  const xml = `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;
  return res.writeHead(status, { 'Content-Type': 'application/xml' }).end(xml);
}
