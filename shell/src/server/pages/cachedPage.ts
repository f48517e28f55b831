import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fresh from 'fresh';
import { computeId, type Registry } from '../composition/registry';
import { acceptedEncodings, type Encoding } from '../http/encodings';
import { type SecurityHeaders, withStyleHashes } from '../http/security';
import type { RenderResult } from '../rendering/messages';

const compressBrotli = promisify(brotliCompress);

/** Of a page that is made once and sent often: near the best ratio, at a tenth of the best's time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/** Seconds for which a cache in front may serve a page without asking. */
const SHARED_MAX_AGE = 30;
/** Seconds for which it may go on while it asks. Told to caches in front alone: a browser shall see a release at once. */
const STALE_SECONDS = 300;

const encoders: Record<Encoding, (html: RenderResult['html']) => Promise<Buffer>> = {
  br: (html) => compressBrotli(html, BROTLI),
  gzip: promisify(gzip),
  identity: async ({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength),
};

function listReleases({ remotes }: Registry, names: RenderResult['used']): string[] {
  return names.flatMap((name) => (remotes[name] ? `${remotes[name].app}/${remotes[name].version}` : []));
}

export class CachedPage {
  readonly etag: string;
  readonly releases: string[];
  readonly madeFor: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private readonly headers = new Map<string, string[]>();
  renewedAt = Number.NEGATIVE_INFINITY;

  constructor(
    readonly rendered: RenderResult,
    live: Registry,
    readonly isPrivate = false,
  ) {
    this.releases = listReleases(live, rendered.used);
    this.madeFor = computeId(live);
    this.etag = `"${createHash('sha256').update(rendered.html).digest('base64url').slice(0, 22)}"`;
  }

  fits(live: Registry): boolean {
    if (computeId(live) === this.madeFor) return true;
    // What was not found, or has moved, may be there now: any release may have brought it.
    if (this.rendered.status !== 200) return false;
    return String(listReleases(live, this.rendered.used)) === String(this.releases);
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const bytes = this.encoded.get(encoding) ?? encoders[encoding](this.rendered.html);
    this.encoded.set(encoding, bytes);
    bytes.catch(() => this.encoded.delete(encoding));
    return bytes;
  }

  async send(req: IncomingMessage, res: ServerResponse, security: SecurityHeaders, isForAll: boolean) {
    const [encoding = 'identity'] = acceptedEncodings(req);
    const bytes = await this.bytes(encoding);
    const { status } = this.rendered;
    const isKnown = status === 200 && fresh(req.headers, { etag: this.etag });
    const key = `${encoding} ${'strict-transport-security' in security} ${isForAll} ${isKnown}`;
    const ofBody = () => ({
      'Content-Type': this.rendered.contentType ?? 'text/html; charset=utf-8',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      'Content-Length': String(bytes.length),
    });
    const toHeaders = () => ({ ...this.commonHeaders(security, isForAll), ...(!isKnown && ofBody()) });
    const headers = this.headers.get(key) ?? Object.entries(toHeaders()).flat();
    this.headers.set(key, headers);
    res.writeHead(isKnown ? 304 : status, headers);
    res.end(isKnown || req.method === 'HEAD' ? undefined : bytes);
  }

  private commonHeaders(security: SecurityHeaders, isForAll: boolean): SecurityHeaders {
    const { status, contentType, styleHashes, isComplete } = this.rendered;
    const common = {
      ...withStyleHashes(security, styleHashes),
      // Data is for programs of others, on their pages, too.
      ...(contentType && { 'Access-Control-Allow-Origin': '*' }),
      Vary: 'Accept-Encoding',
      ...(status === 503 && { 'Retry-After': '5' }),
    };
    if (!isComplete || this.isPrivate) return { ...common, 'Cache-Control': 'no-store' };
    const inFront = {
      'Cache-Control': `public, max-age=0, s-maxage=${SHARED_MAX_AGE}, must-revalidate`,
      'CDN-Cache-Control': `public, max-age=${SHARED_MAX_AGE}, stale-while-revalidate=${STALE_SECONDS}`,
    };
    const own = { 'Cache-Control': 'private, max-age=0, must-revalidate' };
    return { ...common, ...(isForAll ? inFront : own), ETag: this.etag };
  }
}
