import { EventEmitter, once } from 'node:events';
import type { Server } from 'node:http';
import { type ChildMessage, HEARTBEAT_MS, type SupervisorMessage } from './messages';

/** Milliseconds in which open connections may bring one more request: to a front that is replaced, and at the end. */
const RETIRE_MS = 3000;
const END_MS = 1000;
/** Connections that the system queues while the front is busy. */
const BACKLOG = 511;

export function connectToSupervisor() {
  const send = (message: ChildMessage) => void process.send?.(message);
  const events = new EventEmitter<{ listen: [unknown]; replaceFailed: [string] }>();
  const handle = once(events, 'listen');
  let end = (_graceMs: number) => process.exit(0);
  let isEnding = false;
  const endOnce = (graceMs: number) => {
    if (isEnding) return;
    isEnding = true;
    end(graceMs);
  };
  process.on('message', (message: SupervisorMessage, given: unknown) => {
    if (message.type === 'listen') events.emit('listen', given);
    else if (message.type === 'replaceFailed') events.emit('replaceFailed', message.reason);
    else endOnce(RETIRE_MS);
  });
  process.on('SIGTERM', () => endOnce(END_MS));
  process.on('SIGINT', () => endOnce(END_MS));
  process.on('disconnect', () => endOnce(END_MS));
  send({ type: 'alive' });
  setInterval(() => send({ type: 'alive' }), HEARTBEAT_MS).unref();

  return {
    async listen(server: Server) {
      const [socket] = await handle;
      server.listen(socket, BACKLOG);
      await once(server, 'listening');
    },
    tellReady: () => send({ type: 'ready' }),
    tellRenderers: (pids: number[]) => send({ type: 'renderers', pids }),
    /** Has another program take over. @returns why it cannot; where it can, this process is told to end */
    async replaceFront(file: string): Promise<string | null> {
      send({ type: 'replace', file });
      const [reason] = await once(events, 'replaceFailed');
      return reason;
    },
    /** Called once, when the process is to end; open connections have `graceMs` for one more request. */
    onEnd(run: (graceMs: number) => void) {
      end = (graceMs) => run(graceMs) as never;
    },
  };
}
