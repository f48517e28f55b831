import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageHandle } from '@shop/contracts/remotes';
import { computeId, type Registry } from '../composition/registry';
import type { Encoding } from '../http/encodings';
import { withStyleHashes } from '../http/security';
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

type Sent = {
  encoding: Encoding;
  security: Record<string, string>;
  isForAll: boolean;
  length: number | null;
};

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
    readonly handle: Pick<PageHandle, 'isPrivate' | 'query'> = {},
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

  headersFor({ encoding, security, isForAll, length }: Sent): string[] {
    const key = `${encoding} ${'strict-transport-security' in security} ${isForAll} ${length}`;
    const known = this.headers.get(key);
    if (known) return known;
    const { status, contentType, styleHashes } = this.rendered;
    const headers = Object.entries({
      ...withStyleHashes(security, styleHashes),
      // Data is for programs of others, on their pages, too.
      ...(contentType && { 'Access-Control-Allow-Origin': '*' }),
      Vary: 'Accept-Encoding',
      ...this.cacheHeaders(isForAll),
      ...(status === 503 && { 'Retry-After': '5' }),
      ...(length !== null && {
        'Content-Type': contentType ?? 'text/html; charset=utf-8',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        'Content-Length': String(length),
      }),
    }).flat();
    this.headers.set(key, headers);
    return headers;
  }

  private cacheHeaders(isForAll: boolean): Record<string, string> {
    if (!this.rendered.isComplete || this.handle.isPrivate) return { 'Cache-Control': 'no-store' };
    if (!isForAll) return { 'Cache-Control': 'private, max-age=0, must-revalidate', ETag: this.etag };
    return {
      'Cache-Control': `public, max-age=0, s-maxage=${SHARED_MAX_AGE}, must-revalidate`,
      'CDN-Cache-Control': `public, max-age=${SHARED_MAX_AGE}, stale-while-revalidate=${STALE_SECONDS}`,
      ETag: this.etag,
    };
  }
}
