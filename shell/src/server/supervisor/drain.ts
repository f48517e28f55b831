import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Milliseconds for requests under way, beyond the grace. */
const DRAIN_MS = 5500;
const SWEEP_MS = 100;

type Handle = (req: IncomingMessage, res: ServerResponse) => void;

/** Ends a server without cutting a request: each open connection is told to close with its next answer. */
export function createDrain(server: Server) {
  let isDraining = false;
  return {
    server,
    handle(req: IncomingMessage, res: ServerResponse, handle: Handle) {
      if (isDraining) res.setHeader('Connection', 'close');
      handle(req, res);
    },
    /** Resolves when no connection is left, or when its time is over. */
    async end(graceMs: number): Promise<void> {
      isDraining = true;
      // Only the listening ends: http's own close would cut connections on which a request is just coming.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const sweep = () => setInterval(() => server.closeIdleConnections(), SWEEP_MS);
      let sweeping: NodeJS.Timeout | undefined;
      const grace = setTimeout(() => {
        sweeping = sweep();
      }, graceMs);
      const late = new Promise<void>((resolve) => setTimeout(resolve, graceMs + DRAIN_MS).unref());
      await Promise.race([closed, late]);
      clearTimeout(grace);
      clearInterval(sweeping);
    },
  };
}
