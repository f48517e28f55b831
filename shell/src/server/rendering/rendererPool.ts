import os from 'node:os';
import { type FailureReason, PAGE_LIMITS, RendererLostError, toJobFields } from './jobs';
import type { Job, JobResult, LoadedRemote, LoadJob } from './messages';
import { type RendererOptions, RendererProcess } from './rendererProcess';

/** One renderer per core less one, which is the front's; two at least, so that a page that hangs leaves one. */
const SIZE = Math.max(2, os.availableParallelism() - 1);
const RESTART_MS = 500;

/** A suspect may hang its renderer: it never takes the last one. */
type Waiting = { isSuspect: boolean; begin: (renderer: RendererProcess) => void };

export type PoolEvents = {
  /** Remotes that a new renderer loads before it takes jobs. */
  toLoad: () => LoadJob[];
  onLoaded: (job: LoadJob, loaded: LoadedRemote) => void;
  /** A remote did not load, or a job failed its renderer after its answer. */
  onFailed: (job: Job) => void;
};

type Options = Pick<RendererOptions, 'file' | 'data' | 'log'> & {
  events: PoolEvents;
  onChange?: (pids: number[]) => void;
};

export class RendererPool {
  private readonly renderers = new Set<RendererProcess>();
  private readonly ready = new Set<RendererProcess>();
  private readonly queue: Waiting[] = [];
  /** The renderer that was given the last suspect: the next one waits for it. */
  private suspected: RendererProcess | null = null;
  private isStopped = false;
  private restarts = 0;

  constructor(private readonly options: Options) {}

  async start(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.queue.push({ isSuspect: false, begin: () => resolve() });
      this.startRenderer();
    });
    this.fill();
  }

  /** A job that hangs, or fills the memory alone, has failed its renderer by itself. Where a renderer ends otherwise, it is run once more, but no page that is suspected. */
  async run<Kind extends Job['kind']>(
    job: Job & { kind: Kind },
    isSuspect = false,
    isRetry = false,
  ): Promise<JobResult<Kind>> {
    try {
      return await new Promise((resolve) => {
        const begin = (renderer: RendererProcess) =>
          resolve(renderer.run<Kind>(job).finally(() => this.assign()));
        this.queue[isRetry ? 'unshift' : 'push']({ isSuspect, begin });
        this.assign();
      });
    } catch (error) {
      if (!(error instanceof RendererLostError)) throw error;
      // Nobody waits any more, and none of its jobs has failed.
      if (this.isStopped) return new Promise(() => {});
      const isSecond = isRetry || (isSuspect && job.kind === 'render');
      if (error.hasBegun && (isSecond || error.isOwnFault)) throw error;
      return this.run(job, isSuspect || error.hasBegun, true);
    }
  }

  /** Loads a remote in one renderer; the others that are idle follow. @throws where it does not load */
  async load(job: LoadJob, isKnown = false): Promise<void> {
    this.options.events.onLoaded(job, await this.run(job, !isKnown));
    // A busy one loads it with the first page that needs it.
    for (const renderer of this.ready) if (!renderer.isBusy) void this.loadIn(renderer, [job]);
  }

  state() {
    return { queued: this.queue.length, restarts: this.restarts };
  }

  async stop() {
    this.isStopped = true;
    await Promise.all([...this.renderers].map((renderer) => renderer.stop()));
  }

  private tellChange() {
    this.options.onChange?.([...this.renderers].flatMap(({ pid }) => pid ?? []));
  }

  private async loadIn(renderer: RendererProcess, jobs: LoadJob[]) {
    const { events, log } = this.options;
    for (const job of jobs)
      try {
        events.onLoaded(job, await renderer.run(job));
      } catch (error) {
        const isLost = error instanceof RendererLostError;
        // Nothing of it has run: the renderer is to blame, or what it ran before.
        if (this.isStopped || (isLost && !error.hasBegun)) return;
        log.error({ ...toJobFields(job), reason: String(error) }, 'cannot load remote');
        events.onFailed(job);
        if (isLost) return;
      }
    this.ready.add(renderer);
    this.assign();
  }

  private fill() {
    while (this.renderers.size < SIZE && !this.isStopped) this.startRenderer();
  }

  private startRenderer() {
    const renderer = new RendererProcess({ ...this.options, limits: PAGE_LIMITS });
    this.renderers.add(renderer);
    this.tellChange();
    void renderer.gone.then((reason) => this.onExit(renderer, reason));
    void this.loadIn(renderer, this.options.events.toLoad());
  }

  private onExit(renderer: RendererProcess, reason: FailureReason) {
    this.ready.delete(renderer);
    this.renderers.delete(renderer);
    this.tellChange();
    if (this.isStopped) return;
    const { lastJob, wasIdle } = renderer;
    if (wasIdle && lastJob && reason !== 'was killed') this.options.events.onFailed(lastJob);
    const fields = { failure: reason, reason: renderer.reason, ...toJobFields(lastJob) };
    this.options.log.error(fields, 'renderer is gone, starting another');
    this.restarts += 1;
    // One that never began a job may not be able to.
    setTimeout(() => this.fill(), lastJob ? 0 : RESTART_MS).unref();
  }

  private assign() {
    for (const waiting of [...this.queue]) {
      const renderer = [...this.ready].find(({ isBusy }) => !isBusy);
      if (!renderer) break;
      if (waiting.isSuspect && (this.suspected?.isBusy || this.ready.size < 2)) continue;
      this.queue.splice(this.queue.indexOf(waiting), 1);
      if (waiting.isSuspect) this.suspected = renderer;
      waiting.begin(renderer);
    }
  }
}
