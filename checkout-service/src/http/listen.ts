import type { RequestListener, Server } from 'node:http';
import { SettingError } from '@shop/node/settings/readEnvironment';
import { handleClientErrors } from './handleClientErrors';

/** Time for running requests when the service stops. */
const DRAIN_MS = 6000;

/** A silent or slow client holds a socket for seconds only. */
function setSocketTimeouts(server: Server): void {
  server.requestTimeout = 15_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 5000;
  // Node drops what is beyond a count: the proxy's own headers, which come last.
  server.maxHeadersCount = 0;
  server.maxRequestsPerSocket = 10_000;
}

/** @throws SettingError for an address that cannot be listened on */
export async function listen(
  server: Server,
  app: RequestListener,
  { host, port }: { host: string; port: number },
): Promise<void> {
  server.on('request', app);
  setSocketTimeouts(server);
  handleClientErrors(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new SettingError(describeListenError(code));
  });
}

function describeListenError(code: string | undefined): string {
  if (code === 'EADDRINUSE') return 'CHECKOUT_PORT is already in use by another program.';
  if (code === 'EACCES') return 'CHECKOUT_PORT is a port that this user may not listen on (EACCES).';
  return `CHECKOUT_HOST is not an address that this machine can listen on (${code}).`;
}

/** Lets running requests end. */
export async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(timer);
}
