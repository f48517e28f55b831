import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';

/** Streams a dump of the embedded database as .tar.gz. */
export function compressDump(files: Blob): Readable {
  return Readable.fromWeb(files.stream() as WebStream).pipe(createGzip({ level: 1 }));
}
