import { EventEmitter, once } from 'node:events';
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
const RETIRE = { graceMs: 3000, requestsMs: 200_000, isReplaced: true };
const END = { graceMs: 1000, requestsMs: 5500, isReplaced: false };
const SWEEP_MS = 100;
/** Milliseconds before the supervisor would kill: one that was replaced is told twice. */
const LAST_MS = 8000;

export function connectToSupervisor() {
  let end = (_limits: typeof END): unknown => process.exit(0);
  const endOnce = (limits: typeof END) => {
    const run = end;
    end = () => {};
    run(limits);
  };
  const endNow = () => {
    setTimeout(() => process.exit(0), LAST_MS).unref();
    endOnce(END);
  };
  // Of a supervisor that is gone 'disconnect' tells.
  const send = (message: ChildMessage) => void process.send?.(message, () => {});
  const messages = new EventEmitter();
  process.on('message', (message: SupervisorMessage, socket: unknown) => {
    messages.emit(message.type, message, socket);
  });
  messages.on('retire', () => endOnce(RETIRE));
  const listening = once(messages, 'listen');
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, endNow);
  send({ type: 'alive' });
  setInterval(() => send({ type: 'alive' }), HEARTBEAT_MS).unref();

  return {
    async listen(server: Server) {
      const [, socket] = await listening;
      server.listen(socket);
      await once(server, 'listening');
    },
    tellReady: () => send({ type: 'ready' }),
    tellRenderers: (pids: number[]) => send({ type: 'renderers', pids }),
    /** Has another program take over. @returns why it cannot; where it can, this process is told to end */
    async replaceFront(file: string): Promise<string> {
      send({ type: 'replace', file });
      const [{ reason }] = await once(messages, 'replaceFailed');
      return reason;
    },
    onEnd(run: typeof end) {
      end = run;
    },
  };
}

/** Ends a server without cutting a request. Resolves when no connection is left, or when its time is over. */
export async function drain(server: Server, { graceMs, requestsMs }: Drain): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  // Only the listening ends: http's own close would cut connections on which a request is just coming.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  setTimeout(() => setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref(), graceMs).unref();
  const late = new Promise<void>((resolve) => setTimeout(resolve, graceMs + requestsMs).unref());
  await Promise.race([closed, late]);
}
