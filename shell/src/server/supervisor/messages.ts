export type ChildMessage =
  | { type: 'ready' }
  | { type: 'alive' }
  /** Process ids of the front's renderers: one that hangs would outlive a front that was killed. */
  | { type: 'renderers'; pids: number[] }
  /** The front listens for the shell's release: another program shall take over. */
  | { type: 'replace'; file: string }
  | { type: 'settings'; [setting: string]: unknown };

export type SupervisorMessage =
  /** Comes with the handle of the socket. */
  { type: 'listen' } | { type: 'retire' } | { type: 'replaceFailed'; reason: string };

export const HEARTBEAT_MS = 1000;
