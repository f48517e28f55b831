import { on, once } from 'node:events';
import type { Server } from 'node:http';
import { type ChildMessage, HEARTBEAT_MS, type SupervisorMessage } from './messages';

/** Milliseconds in which open connections may bring one more request, and for what is under way then. */
export type Drain = { graceMs: number; requestsMs: number };
/** Nobody waits for a front that is replaced: the gate may judge an upload for three minutes. */
const RETIRE: Drain = { graceMs: 3000, requestsMs: 200_000 };
const END: Drain = { graceMs: 1000, requestsMs: 5500 };
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
    /** Called once, when the process is to end. */
    onEnd(run: (drain: Drain) => void) {
      end = run;
    },
  };
}
