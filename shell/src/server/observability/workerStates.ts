import { z } from 'zod';
import { restSchema } from '../threads/rests';

/** Milliseconds after which a worker that says nothing is not listed any more. */
const SILENT_MS = 5000;
/** So many rests are named; more tell no more. */
export const MOST_RESTS_TOLD = 20;

/** What a worker says of itself every second. */
export const workerStateSchema = z.object({
  pid: z.number(),
  upSeconds: z.number(),
  memoryMb: z.number(),
  /** Kept pages, and how pages were answered since the worker's start. */
  pages: z.object({
    kept: z.number(),
    megabytes: z.number(),
    fromCache: z.number(),
    rendered: z.number(),
    shed: z.number(),
  }),
  /** What failed a moment ago and is left alone. */
  rests: z.array(restSchema),
  versions: z.record(z.string(), z.string()),
  /** Id of what it shows, and the version of its own program. One of an earlier shell does not say. */
  composition: z.string().default(''),
  shell: z.string().default(''),
});
export type WorkerState = z.infer<typeof workerStateSchema>;

/** In the primary: the last word of each worker. */
export function makeWorkerStates() {
  const states = new Map<number, { state: WorkerState; at: number }>();
  return {
    take(state: WorkerState) {
      states.set(state.pid, { state, at: Date.now() });
    },
    list(): WorkerState[] {
      for (const [pid, { at }] of states) if (Date.now() - at > SILENT_MS) states.delete(pid);
      return [...states.values()].map(({ state }) => state);
    },
  };
}
