import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Drain } from './connectToSupervisor';

const SWEEP_MS = 100;

/**
 * Ends a server without cutting a request: each open connection is told to close with its next answer. Resolves when no
 * connection is left, or when its time is over.
 */
export async function drain(server: Server, { graceMs, requestsMs }: Drain): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  // Only the listening ends: http's own close would cut connections on which a request is just coming.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const grace = setTimeout(() => setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref(), graceMs);
  const late = new Promise<void>((resolve) => setTimeout(resolve, graceMs + requestsMs).unref());
  await Promise.race([closed, late]);
  clearTimeout(grace);
}
