import { createServer, type RequestListener } from 'node:http';

/** A client that sends nothing, or a byte a second, holds a socket for seconds, and 16 kB of headers at most. */
export const limitsOfSockets = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
};
const MAX_HEADERS = 100;
/** A socket that is idle costs some 10 kB; above this the system's queue keeps them until others end. */
const MAX_CONNECTIONS = 12_000;

/** An HTTP server that clients cannot hold up: slow ones, idle ones by the thousand, headers without end. */
export function limitedServer(handle: RequestListener, limits = limitsOfSockets) {
  const server = createServer(limits, handle);
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
