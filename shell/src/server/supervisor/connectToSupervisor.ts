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

/** Milliseconds from the word to the end: of a shop, which the supervisor would kill later; of a front that is replaced. */
const END_MS = 6500;
/** Nobody waits for it: the gate may judge an upload for three minutes. */
const RETIRE_MS = 200_000;
const SWEEP_MS = 100;

export function connectToSupervisor() {
  let end = (_isReplaced: boolean): unknown => process.exit(0);
  /** One that was replaced is told twice: it ends once, and in the shorter time. */
  const endWithin = (ms: number) => {
    setTimeout(() => process.exit(0), ms).unref();
    const run = end;
    end = () => {};
    run(ms === RETIRE_MS);
  };
  // Where the supervisor ended while this program was being loaded, 'disconnect' has come before its listener.
  const onSent = (error: Error | null) => error && endWithin(END_MS);
  const send = (message: ChildMessage) => void process.send?.(message, onSent);
  const messages = new EventEmitter();
  process.on('message', (message: SupervisorMessage, socket: unknown) => {
    messages.emit(message.type, message, socket);
  });
  messages.on('retire', () => endWithin(RETIRE_MS));
  const listening = once(messages, 'listen');
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => endWithin(END_MS));
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

/** Ends a server without cutting a request. Resolves when no connection is left. */
export async function drain(server: Server, isReplaced: boolean): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  // In which open connections may bring one more request.
  const graceMs = isReplaced ? 3000 : 1000;
  setTimeout(() => setInterval(() => server.closeIdleConnections(), SWEEP_MS).unref(), graceMs).unref();
  // Only the listening ends: http's own close would cut connections on which a request is just coming.
  await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
}
