import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';

/** A dump of the embedded database as a .tar.gz, made while it is read. */
export function packed(files: Blob): Readable {
  return Readable.fromWeb(files.stream() as WebStream).pipe(createGzip({ level: 1 }));
}
