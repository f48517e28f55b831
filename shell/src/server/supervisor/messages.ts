/** What a supervised process tells the supervisor. */
export type ChildMessage =
  | { type: 'ready' }
  /** The front's heartbeat. */
  | { type: 'alive' }
  /** Process ids of the front's renderers: one that hangs would outlive a front that was killed. */
  | { type: 'renderers'; pids: number[] }
  /** The front listens for the shell's release: another program shall take over. */
  | { type: 'replace'; file: string }
  /** What the checkout service is configured for. */
  | { type: 'settings'; [setting: string]: unknown };

/** What the supervisor tells the front. */
export type SupervisorMessage =
  /** Comes with the handle of the socket. */
  | { type: 'listen' }
  /** Another front has taken over: serve what is under way, and end. */
  | { type: 'retire' }
  | { type: 'replaceFailed'; reason: string };

/** Milliseconds between two heartbeats. */
export const HEARTBEAT_MS = 1000;
