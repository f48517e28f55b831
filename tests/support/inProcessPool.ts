import { createJobRunner } from '../../shell/src/server/rendering/jobRunner';
import type { PoolEvents, RendererPool } from '../../shell/src/server/rendering/rendererPool';

/** A pool that runs jobs in the test's own process: for tests of what stands around renderers. */
export function createInProcessPool(options: Parameters<typeof createJobRunner>[0]) {
  const runJob = createJobRunner(options);
  return (events: PoolEvents): Pick<RendererPool, 'start' | 'run' | 'load' | 'state' | 'stop'> => {
    // The kind of the answer is that of the job, which a union cannot say.
    const run = ((job) => runJob(job as Parameters<typeof runJob>[0])) as RendererPool['run'];
    return {
      async start() {
        for (const job of events.toLoad()) {
          try {
            events.onLoaded(job, await run(job));
          } catch {
            events.onFailed(job);
          }
        }
      },
      run,
      load: async (job) => events.onLoaded(job, await run(job)),
      state: () => ({ queued: 0, restarts: 0 }),
      stop: async () => {},
    };
  };
}
