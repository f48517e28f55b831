import { z } from 'zod';

/** What a supervised process tells the supervisor. */
export const childMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  /** The front's heartbeat. */
  z.object({ type: z.literal('alive') }),
  /** Process ids of the front's renderers: one that hangs would outlive a front that was killed. */
  z.object({ type: z.literal('renderers'), pids: z.array(z.int().positive()) }),
  /** The front listens for the shell's release: another program shall take over. */
  z.object({ type: z.literal('replace'), file: z.string() }),
  /** What the checkout service is configured for. */
  z.looseObject({ type: z.literal('settings') }),
]);
export type ChildMessage = z.infer<typeof childMessageSchema>;

/** What the supervisor tells the front. */
export type SupervisorMessage =
  /** Comes with the handle of the socket. */
  | { type: 'listen' }
  /** Another front has taken over: serve what is under way, and end. */
  | { type: 'retire' }
  | { type: 'replaceFailed'; reason: string };

/** Milliseconds between two heartbeats. */
export const HEARTBEAT_MS = 1000;
