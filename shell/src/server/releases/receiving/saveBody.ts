import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A request's body is larger than it may be. */
export class TooLarge extends Error {}

/** Writes the body of a request into a file. @throws TooLarge as soon as it is known to be */
export async function saveBody(req: IncomingMessage, file: string, maxBytes: number): Promise<void> {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw new TooLarge();
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > maxBytes ? new TooLarge() : null, chunk);
    },
  });
  // The answer still goes out by the request's own connection.
  const body = req.iterator({ destroyOnReturn: false });
  await pipeline(body, count, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
}
