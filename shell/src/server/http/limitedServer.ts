import { createServer, type RequestListener } from 'node:http';

/** A client that sends nothing, or a byte a second, holds a socket for two minutes, and 16 kB of headers at most. */
export const socketLimits = {
  /** Of the largest release: 64 MB at 5 Mbit/s. */
  requestTimeout: 120_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
};
/** A socket that is idle costs some 10 kB; one above this is closed at once. */
const MAX_CONNECTIONS = 12_000;

export function limitedServer(handle: RequestListener, limits = socketLimits) {
  const server = createServer(limits, handle);
  // Node drops what is beyond a count: the proxy's own headers, which come last.
  server.maxHeadersCount = 0;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
