import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remoteEntries } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../composition/registry';
import type { Encoding } from '../http/encodings';
import { withStyleHashes } from '../http/security';
import { computeId } from '../rendering/generation';
import type { RenderedHtml } from '../rendering/messages';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Of a page that is made once and sent often: near the best ratio, at a tenth of the best's time. */
const BROTLI_QUALITY = 6;
const MAX_BYTES = 64 * 1024 * 1024;

/** Seconds for which a cache in front may serve a page without asking. */
const SHARED_MAX_AGE = 30;
/** Seconds for which it may go on while it asks. Told to caches in front alone: a browser shall see a release at once. */
const STALE_SECONDS = 300;

type Versions = Partial<Record<RemoteName, string>>;

function getVersions({ remotes }: Registry, names: RemoteName[]): Versions {
  return Object.fromEntries(names.map((name) => [name, remotes[name]?.version]));
}

type PageOptions = { isPrivate?: boolean | undefined; query?: string[] | undefined };

/** A finished page: its bytes and headers in each encoding, made on first use. */
export class CachedPage {
  readonly status: number;
  readonly isComplete: boolean;
  readonly isPrivate: boolean;
  readonly etag: string;
  /** Of an answer that is no page. */
  private readonly contentType: string | undefined;
  /** Versions of the remotes that show in it. */
  private readonly versions: Versions;
  /** Their releases: 'mf-cart/1.2.3'. */
  readonly releases: string[];
  private readonly styleHashes: string[];
  private readonly html: Uint8Array<ArrayBuffer>;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();
  private readonly headers = new Map<string, string[]>();
  /** The composition that it fits, as far as that is known. */
  private fitting: string;
  /** The composition that its boot data names. */
  readonly madeFor: string;
  private renewedAt = Number.NEGATIVE_INFINITY;

  /** Parameters that its handle names. */
  readonly query: string[];

  constructor(rendered: RenderedHtml, live: Registry, { isPrivate = false, query = [] }: PageOptions = {}) {
    const { status, html, isComplete, styleHashes, used } = rendered;
    this.status = status;
    this.contentType = rendered.contentType;
    this.html = html;
    this.isComplete = isComplete;
    this.isPrivate = isPrivate;
    this.query = query;
    this.styleHashes = styleHashes;
    this.versions = getVersions(live, used);
    this.releases = used.flatMap((name) => {
      const pointer = live.remotes[name];
      return pointer ? [`${pointer.app}/${pointer.version}`] : [];
    });
    this.madeFor = computeId(live);
    this.fitting = this.madeFor;
    this.etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    this.encoded.set('identity', Promise.resolve(Buffer.from(html.buffer, html.byteOffset, html.byteLength)));
  }

  get size() {
    // The page itself and two encodings of about a quarter each.
    return Math.ceil(this.html.length * 1.5);
  }

  /** True while the remotes that show in it are live in the same versions. */
  fits(live: Registry): boolean {
    const id = computeId(live);
    if (id === this.fitting) return true;
    // What was not found may be there now: any release may have brought it.
    if (this.status !== 200) return false;
    const isSame = remoteEntries(this.versions).every(
      ([name, version]) => live.remotes[name]?.version === version,
    );
    if (isSame) this.fitting = id;
    return isSame;
  }

  /** Whether another rendering may be tried: true once in this many milliseconds. */
  mayBeRenewed(everyMs: number): boolean {
    const now = performance.now();
    if (now - this.renewedAt < everyMs) return false;
    this.renewedAt = now;
    return true;
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const bytes =
      encoding === 'br'
        ? compressBrotli(this.html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
        : compressGzip(this.html);
    this.encoded.set(encoding, bytes);
    return bytes;
  }

  /** Headers of an answer, flat as writeHead takes them. `security` is one of the two sets of the shop. */
  headersFor(
    encoding: Encoding,
    security: Record<string, string>,
    length: number,
    isForAll = true,
  ): string[] {
    const key = `${encoding} ${'strict-transport-security' in security} ${isForAll}`;
    const known = this.headers.get(key);
    if (known) return known;
    const headers = Object.entries({
      ...withStyleHashes(security, this.styleHashes),
      'Content-Type': this.contentType ?? 'text/html; charset=utf-8',
      // Data is for programs of others, on their pages, too.
      ...(this.contentType ? { 'Access-Control-Allow-Origin': '*' } : {}),
      Vary: 'Accept-Encoding',
      ...this.cacheHeaders(isForAll),
      ...(this.status === 503 ? { 'Retry-After': '5' } : {}),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': String(length),
    }).flat();
    this.headers.set(key, headers);
    return headers;
  }

  private cacheHeaders(isForAll: boolean): Record<string, string> {
    if (!this.isComplete || this.isPrivate) return { 'Cache-Control': 'no-store' };
    if (!isForAll) return { 'Cache-Control': 'private, max-age=0, must-revalidate', ETag: this.etag };
    return {
      'Cache-Control': `public, max-age=0, s-maxage=${SHARED_MAX_AGE}, must-revalidate`,
      'CDN-Cache-Control': `public, max-age=${SHARED_MAX_AGE}, stale-while-revalidate=${STALE_SECONDS}`,
      ETag: this.etag,
    };
  }
}

/** Whole pages by address. Bounded by size: nobody can fill the memory with made-up addresses. */
export function makePageCache() {
  return new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES,
    sizeCalculation: (page, address) => page.size + address.length,
  });
}
