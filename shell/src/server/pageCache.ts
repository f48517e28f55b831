import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedHtml } from './threads/protocol';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Of a page that is made once and sent often: near the best ratio, at a tenth of the best's time. */
const BROTLI_QUALITY = 6;
const MAX_BYTES = 64 * 1024 * 1024;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished page: its bytes in each encoding, made on first use. */
export class CachedPage {
  readonly status: number;
  readonly isWhole: boolean;
  readonly etag: string;
  private readonly html: Uint8Array<ArrayBuffer>;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, html, isWhole }: RenderedHtml) {
    this.status = status;
    this.html = html;
    this.isWhole = isWhole;
    this.etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    this.encoded.set('identity', Promise.resolve(Buffer.from(html.buffer, html.byteOffset, html.byteLength)));
  }

  get size() {
    // The page itself and two encodings of about a quarter each.
    return Math.ceil(this.html.length * 1.5);
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
}

/** Whole pages by composition and address. Bounded by size: nobody can fill the memory with made-up addresses. */
export function makePageCache() {
  return new LRUCache<string, CachedPage>({ maxSize: MAX_BYTES, sizeCalculation: (page) => page.size });
}
