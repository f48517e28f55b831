import { on, once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

export type ChildMessage =
  | { type: 'ready' }
  | { type: 'alive' }
  /** Process ids of the front's renderers: one that hangs would outlive a front that was killed. */
  | { type: 'renderers'; pids: number[] }
  | { type: 'replace'; file: string }
  | { type: 'settings'; [setting: string]: unknown };

export type SupervisorMessage =
  /** Comes with the handle of the socket. */
  { type: 'listen' } | { type: 'retire' } | { type: 'replaceFailed'; reason: string };

export const HEARTBEAT_MS = 1000;

/** Milliseconds in which open connections may bring one more request, and for what is under way then. */
type Drain = { graceMs: number; requestsMs: number };
/** Nobody waits for a front that is replaced: the gate may judge an upload for three minutes. */
const RETIRE: Drain = { graceMs: 3000, requestsMs: 200_000 };
const END: Drain = { graceMs: 1000, requestsMs: 5500 };
const SWEEP_MS = 100;
/** Milliseconds before the supervisor would kill: one that was replaced is told twice. */
const LAST_MS = 8000;

export function connectToSupervisor() {
  let end = (_drain: Drain): unknown => process.exit(0);
  const endOnce = (drain: Drain) => {
    const run = end;
    end = () => {};
    run(drain);
  };
  const endNow = () => {
    setTimeout(() => process.exit(0), LAST_MS).unref();
    endOnce(END);
  };
  const onSent = (error: Error | null) => error && endNow();
  const send = (message: ChildMessage) => void process.send?.(message, onSent);
  const handle = new Promise((resolve) => {
    process.on('message', ({ type }: SupervisorMessage, socket: unknown) => {
      if (type === 'listen') resolve(socket);
      else if (type === 'retire') endOnce(RETIRE);
    });
  });
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, endNow);
  send({ type: 'alive' });
  setInterval(() => send({ type: 'alive' }), HEARTBEAT_MS).unref();

  return {
    async listen(server: Server) {
      server.listen(await handle);
      await once(server, 'listening');
    },
    tellReady: () => send({ type: 'ready' }),
    tellRenderers: (pids: number[]) => send({ type: 'renderers', pids }),
    /** Has another program take over. @returns why it cannot; where it can, this process is told to end */
    async replaceFront(file: string): Promise<string | null> {
      send({ type: 'replace', file });
      for await (const [message] of on(process, 'message'))
        if (message.type === 'replaceFailed') return message.reason;
      return null;
    },
    onEnd(run: (drain: Drain) => void) {
      end = run;
    },
  };
}

/** Ends a server without cutting a request. Resolves when no connection is left, or when its time is over. */
export async function drain(server: Server, { graceMs, requestsMs }: Drain): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  // Only the listening ends: http's own close would cut connections on which a request is just coming.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const grace = setTimeout(() => setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref(), graceMs);
  const late = new Promise<void>((resolve) => setTimeout(resolve, graceMs + requestsMs).unref());
  await Promise.race([closed, late]);
  clearTimeout(grace);
}
