import { isRemoteName, type RemoteName } from '@shop/contracts/remotes';
import { z } from 'zod';
import { tallySchema } from '../beacons/tally';
import { workerStateSchema } from '../observability/workerStates';
import type { Registry } from '../registry';
import { type RestMessage, restMessageSchema } from '../threads/rests';

/**
 * Version of what primary and workers say to each other. A shell that is released into a running shop has another program
 * for its workers than the primary: one that speaks otherwise needs a restart of the whole.
 */
export const PROTOCOL = '3';

/** What the primary asks of its workers. It is our own code on both sides; a worker believes its parent. */
export type Order =
  /** Other workers take over: no new connections, and those that are open end with their next answer. */
  | { type: 'retire' }
  /** It is asked with the others from now on, and may listen once it shows what it was told; where others serve, without haste. */
  | { type: 'listen'; othersServe: boolean }
  | { type: 'warm'; id: number; registry: Registry; name: RemoteName; isForced: boolean }
  /** What is to be shown next: whoever was not there when it was warmed loads it now. */
  | { type: 'prepare'; id: number; registry: Registry }
  | { type: 'show'; id: number; registry: Registry }
  | RestMessage;

/** What a worker tells the primary. Threads of a worker run code of others, so that it is parsed. */
export const reportSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('alive') }),
  /** How the worker is, and what pages told it since its last word. */
  z.object({
    type: z.literal('state'),
    state: workerStateSchema,
    tallies: z.record(z.string(), tallySchema),
  }),
  /** It shows its first composition, and waits to be told to listen. */
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('listening') }),
  z.object({ type: z.literal('failed'), code: z.string().optional() }),
  /** A release was warmed; `reason` says why it does not hold. */
  z.object({ type: z.literal('warmed'), id: z.number(), reason: z.string().nullable() }),
  z.object({ type: z.literal('prepared'), id: z.number() }),
  z.object({ type: z.literal('shown'), id: z.number() }),
  /** A file of a live release differs from what the release promised. */
  z.object({ type: z.literal('corrupt'), remote: z.custom<RemoteName>(isRemoteName), version: z.string() }),
  ...restMessageSchema.options,
]);
export type Report = z.infer<typeof reportSchema>;
