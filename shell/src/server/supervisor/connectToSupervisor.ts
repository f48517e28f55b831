import { on, once } from 'node:events';
import type { Server } from 'node:http';
import { type ChildMessage, HEARTBEAT_MS, type SupervisorMessage } from './messages';

/** Milliseconds in which open connections may bring one more request: to a front that is replaced, and at the end. */
const RETIRE_MS = 3000;
const END_MS = 1000;
/** Connections that the system queues while the front is busy. */
const BACKLOG = 511;

export function connectToSupervisor() {
  let end = (_graceMs: number): unknown => process.exit(0);
  const endOnce = (graceMs: number) => {
    const run = end;
    end = () => {};
    run(graceMs);
  };
  const onSent = (error: Error | null) => error && endOnce(END_MS);
  const send = (message: ChildMessage) => void process.send?.(message, onSent);
  const handle = new Promise((resolve) => {
    process.on('message', ({ type }: SupervisorMessage, socket: unknown) => {
      if (type === 'listen') resolve(socket);
      else if (type === 'retire') endOnce(RETIRE_MS);
    });
  });
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => endOnce(END_MS));
  send({ type: 'alive' });
  setInterval(() => send({ type: 'alive' }), HEARTBEAT_MS).unref();

  return {
    async listen(server: Server) {
      server.listen(await handle, BACKLOG);
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
    /** Called once, when the process is to end; open connections have `graceMs` for one more request. */
    onEnd(run: (graceMs: number) => void) {
      end = run;
    },
  };
}
