import type { Logger } from 'pino';
import { nameOfJob } from './nameOfJob';
import type { Job, JobResult, LoadedRemote, LoadJob, ThreadData } from './protocol';
import { type Loss, RenderThread, ThreadLost, TICK_MS } from './thread';

/** Threads of a process: one while it is enough, a second one in the first minute and as soon as a job waits. */
const SIZE = 2;
/** Milliseconds that a job waits before a second thread is started for it; one that may hang needs it at once. */
const PATIENCE_MS = 150;
/** Milliseconds without a waiting job after which the second thread ends again. */
const SPARE_MS = 60_000;
/** Milliseconds before a thread that ended at its start is started again: at first, and at most. */
const RESTART_MS = 100;
const RESTART_MOST_MS = 2000;
/** Milliseconds after the first thread in which the second one should be ready: a remote that costs threads may keep it. */
const ALL_READY_MS = 5000;

type Waiting = {
  job: Job;
  /** True for a job that may hang its thread: it never takes the last one. */
  isSuspect: boolean;
  tries: number;
  since: number;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
};

export type PoolEvents = {
  /** Remotes that a new thread loads before it takes jobs. */
  toLoad: () => LoadJob[];
  onLoaded: (job: LoadJob, loaded: LoadedRemote) => void;
  onLoadFailed: (job: LoadJob, reason: string) => void;
  /** A page failed its thread after it was answered. */
  onLateLoss: (job: Job) => void;
};

type Options = { file: string; data: Omit<ThreadData, 'begun'>; log: Logger; events: PoolEvents };

/** The render threads of a process, always as many as there should be. */
export function makeRenderPool({ file, data, log, events }: Options) {
  const threads = new Set<RenderThread>();
  /** Those that have loaded what they should and take jobs. */
  const ready = new Set<RenderThread>();
  const retired = new WeakSet<RenderThread>();
  const queue: Waiting[] = [];
  let hasSuspect = false;
  let neededAt = 0;
  let isRestarting = false;
  let isStopped = false;
  let failedStarts = 0;
  let announceReady = () => {};
  const firstReady = new Promise<void>((resolve) => {
    announceReady = resolve;
  });
  let announceAllReady = () => {};
  const allReady = new Promise<void>((resolve) => {
    announceAllReady = resolve;
  });

  const ticking = setInterval(() => {
    for (const thread of threads) thread.tick();
    // Whose memory it is nobody can tell. The next look finds the other one, if it was not this one's.
    const busy = [...threads].filter(({ isBusy }) => isBusy);
    busy.sort((one, other) => one.beganAt - other.beganAt)[0]?.endIfGrown();
    if (threads.size === SIZE && Date.now() - neededAt > SPARE_MS) retireSpare();
  }, TICK_MS);
  ticking.unref();

  /** Loads in one thread; a thread that it costs is replaced, and the others never try. */
  async function loadIn(thread: RenderThread, job: LoadJob): Promise<void> {
    try {
      events.onLoaded(job, await thread.run(job));
    } catch (error) {
      log.error({ ...nameOfJob(job), reason: String(error) }, 'remote cannot be loaded');
      events.onLoadFailed(job, String(error));
      if (error instanceof ThreadLost) throw error;
    }
  }

  async function warm(thread: RenderThread) {
    await thread.ready;
    for (const job of events.toLoad()) await loadIn(thread, job);
  }

  function start() {
    const thread = new RenderThread(file, data);
    threads.add(thread);
    void thread.gone.then((loss) => replace(thread, loss));
    return warm(thread).then(
      () => {
        failedStarts = 0;
        ready.add(thread);
        announceReady();
        if (ready.size === SIZE) announceAllReady();
        assign();
      },
      // Its end starts another.
      () => {},
    );
  }

  function replace(thread: RenderThread, loss: Loss) {
    threads.delete(thread);
    const wasReady = ready.delete(thread);
    if (isStopped || retired.has(thread)) return;
    if (wasReady && thread.wasIdle && thread.last) events.onLateLoss(thread.last);
    log.error(
      { loss, reason: thread.reason, ...nameOfJob(thread.last) },
      'render thread is gone, starting another',
    );
    failedStarts = wasReady ? 0 : failedStarts + 1;
    isRestarting = true;
    // One that took jobs is missed at once; what costs it rests by itself.
    const pause = failedStarts > 0 ? Math.min(RESTART_MS * 2 ** failedStarts, RESTART_MOST_MS) : 0;
    setTimeout(() => {
      isRestarting = false;
      if (!isStopped && threads.size < SIZE) void start();
    }, pause).unref();
  }

  /** Ends a thread that has nothing to do: each costs some 40 MB. */
  function retireSpare() {
    const thread = [...ready].find((one) => !one.isBusy);
    if (thread && ready.size === SIZE) retire(thread);
  }

  function retire(thread: RenderThread) {
    retired.add(thread);
    ready.delete(thread);
    threads.delete(thread);
    void thread.stop();
  }

  function assign() {
    for (const waiting of [...queue]) {
      const thread = [...ready].find((one) => !one.isBusy);
      if (!thread) break;
      if (waiting.isSuspect && (hasSuspect || ready.size < 2)) continue;
      queue.splice(queue.indexOf(waiting), 1);
      void give(thread, waiting);
    }
    if (queue.length === 0) return;
    neededAt = Date.now();
    const isPatient = queue.every(({ isSuspect, since }) => !isSuspect && neededAt - since < PATIENCE_MS);
    if (isPatient && threads.size > 0) setTimeout(assign, PATIENCE_MS).unref();
    else if (threads.size < SIZE && !isRestarting && !isStopped) void start();
  }

  async function give(thread: RenderThread, waiting: Waiting) {
    const { last } = thread;
    if (waiting.isSuspect) hasSuspect = true;
    try {
      waiting.resolve((await thread.run(waiting.job)) as never);
    } catch (error) {
      if (error instanceof ThreadLost) lose(waiting, error, last);
      else waiting.reject(error);
    }
    if (waiting.isSuspect) hasSuspect = false;
    if (thread.isWorn) {
      retire(thread);
      if (!isStopped) void start();
    }
    assign();
  }

  /** A job whose thread is gone is done once more where that may have been the fault of another one. */
  function lose(waiting: Waiting, error: ThreadLost, last: Job | null) {
    // What fills the memory may be of the pages before, unless it was empty; a page that was lost once, or is tried to see, is
    // not asked twice.
    const isSecond = waiting.tries > 0 || (waiting.isSuspect && waiting.job.kind === 'render');
    const isOwnFault = error.hasBegun && (error.loss === 'hangs' || error.isAlone || isSecond);
    if (isOwnFault || isStopped) return waiting.reject(error);
    if (last && !error.hasBegun) events.onLateLoss(last);
    queue.unshift({ ...waiting, tries: waiting.tries + 1, isSuspect: waiting.isSuspect || error.hasBegun });
  }

  function run<Kind extends Job['kind']>(
    job: Job & { kind: Kind },
    isSuspect = false,
  ): Promise<JobResult<Kind>> {
    return new Promise((resolve, reject) => {
      queue.push({ job, isSuspect, tries: 0, since: Date.now(), resolve, reject });
      assign();
    });
  }

  return {
    /**
     * Starts the first thread; resolves when one takes jobs. The second one follows for the first minute: nothing is kept yet,
     * so that a page that hangs would make all others wait for a thread to start.
     */
    async start() {
      void start();
      await firstReady;
      neededAt = Date.now();
      if (threads.size < SIZE) void start();
      setTimeout(announceAllReady, ALL_READY_MS).unref();
    },
    /** Resolves when both threads take jobs, or the second one was waited for long enough. */
    allReady,
    run,
    /** Loads a remote in one thread, and once that has stood it in the others. @throws where it does not load */
    async load(job: LoadJob, isKnown = false): Promise<LoadedRemote> {
      const loaded = await run(job, !isKnown);
      for (const thread of ready) {
        // A busy one loads it with the first page that needs it.
        if (!thread.isBusy) loadIn(thread, job).then(assign, () => {});
      }
      return loaded;
    },
    async stop() {
      isStopped = true;
      clearInterval(ticking);
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}

export type RenderPool = ReturnType<typeof makeRenderPool>;
