import { makeWorkshop } from './doJob';
import type { PoolEvents, RenderPool } from './renderPool';

/** The jobs of a render thread, done in the test's own process: for tests of what stands around them. */
export function poolHere(options: Parameters<typeof makeWorkshop>[0]) {
  const doJob = makeWorkshop(options);
  return (events: PoolEvents): RenderPool => {
    // The kind of the answer is that of the job, which a union cannot say.
    const run = ((job) => doJob(job)) as RenderPool['run'];
    return {
      async start() {
        for (const job of events.toLoad()) {
          try {
            events.onLoaded(job, await run(job));
          } catch (error) {
            events.onLoadFailed(job, String(error));
          }
        }
      },
      allReady: Promise.resolve(),
      run,
      load: (job) => run(job),
      stop: async () => {},
    };
  };
}
