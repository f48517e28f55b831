import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

/** A client that sends nothing, or a byte a second, holds a socket for seconds, and 16 kB of headers at most. */
export const socketLimits = {
  requestTimeout: 30_000,
  /** Of the upload of a release: 64 MB at 1 Mbit/s. One that stands still is ended after `requestTimeout`. */
  uploadTimeout: 600_000,
  headersTimeout: 10_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  maxHeaderSize: 16 * 1024,
};
/** A socket that is idle costs some 10 kB; one above this is closed at once. */
const MAX_CONNECTIONS = 12_000;

function limitBody(req: IncomingMessage, limitMs: number) {
  if (req.method === 'GET' || req.method === 'HEAD') return;
  const isUpload = req.url?.startsWith('/__releases/');
  let read = req.socket.bytesRead;
  const timer = setInterval(() => {
    const isMoving = req.socket.bytesRead > read;
    read = req.socket.bytesRead;
    if (req.complete || (isUpload && isMoving)) return;
    req.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    req.destroy();
  }, limitMs).unref();
  req.once('close', () => clearInterval(timer));
}

export function limitedServer(handle: RequestListener, limits = socketLimits) {
  const { requestTimeout, uploadTimeout, ...others } = limits;
  const server = createServer({ ...others, requestTimeout: uploadTimeout }, (req, res) => {
    limitBody(req, requestTimeout);
    handle(req, res);
  });
  // Node drops what is beyond a count: the proxy's own headers, which come last.
  server.maxHeadersCount = 0;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
