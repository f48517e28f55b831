import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below these the systems take no ports for connections that go out, so that none of those takes one that was found free. */
const FIRST = 20_000;
const COUNT = 10_000;
/** Suites of a process do not begin alike: its connections to the servers of the one before may still be open. */
let next = randomInt(COUNT);

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** For a process that must be told its port before it starts, or keep it over a restart. Others listen on port 0. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < COUNT; tries++) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error('No port is free.');
}
