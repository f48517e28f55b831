import { Worker } from 'node:worker_threads';
import type { Registry } from '../registry';
import { EXIT_OF_MEMORY, OUTSIDE_BYTES } from './outsideMemory';
import { lowerPriority, processorMs, restorePriority } from './processorTime';
import { type Answer, answerSchema, type Job, type JobResult, type ThreadData } from './protocol';

/** Milliseconds between two looks at the threads. */
export const TICK_MS = 100;
/**
 * Looks that a job may take in all, and until it is begun. Looks are counted and not the clock: a process that gets no
 * processor does not take it for the fault of a page.
 */
const JOB_TICKS = 20;
const BEGIN_TICKS = 10;
/**
 * Milliseconds of a processor that a job may take, where the system tells them. No page needs a third of it; one that waits takes
 * none, and one that loops has had it after half of its looks, while all others share what processors are left.
 */
const JOB_PROCESSOR_MS = 1000;
/** Milliseconds of a processor after which a job gets what the others leave: some fifty times what a page takes. */
const JOB_LOWERED_MS = 300;
/** Starting takes the reading of React and of the shell's own code. */
const START_TICKS = 100;

/**
 * Megabytes of the heap of one thread. What is young of it is as large as in a process of its own: with a sixth of it, collecting
 * took 14 % of a rendering, while it saves 20 MB a thread.
 */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 48 };

/** Half of the heap, in megabytes: what a shop takes, and what nobody has collected yet. A job that began below it filled the rest. */
const EMPTY_MB = 64;

/** Variables that code of a remote may see. */
const LISTED = ['LOG_LEVEL', 'TZ', 'LANG'];

/** What became of a thread. */
export type Loss = 'hangs' | 'ended' | 'is out of memory';

/** The thread of a job is gone. */
export class ThreadLost extends Error {
  constructor(
    readonly loss: Loss,
    /** False where the job had not begun: then it was the one before. */
    readonly hasBegun: boolean,
    /** True where the job filled by itself what was empty when it began: it was no fault of those before. */
    readonly isAlone = false,
  ) {
    super(`the thread ${loss}`);
  }
}

type Running = { id: number; job: Job; resolve: (result: never) => void; reject: (error: Error) => void };

/** One render thread. It does one job at a time, so that it is known which one hung it. */
export class RenderThread {
  private readonly begun = new Int32Array(new SharedArrayBuffer(12));
  private readonly worker: Worker;
  private running: Running | null = null;
  private ticks = 0;
  /** Milliseconds of a processor that the thread had had when its job was first looked at. */
  private processorBefore: number | null = null;
  private isLowered = false;
  private nextId = 1;
  private sent: Registry | null = null;
  private hasStarted = false;
  /** Why it was ended from here. */
  private endedAs: Loss | null = null;
  /** Milliseconds and bytes of the process when the job began. */
  beganAt = 0;
  private sizeBefore = 0;
  /** The job that was done last: what fails after it, and before the next one begins, is its fault. */
  last: Job | null = null;
  /** What it said at its end. */
  reason: string | null = null;
  /** True when it is done with a long job, and the system does not give it its priority back. */
  isWorn = false;
  /** True when it ended between two jobs. */
  wasIdle = false;
  /** Settles when the thread takes jobs. */
  readonly ready: Promise<void>;
  /** Settles when it is gone, however that came. */
  readonly gone: Promise<Loss>;

  constructor(file: string, data: Omit<ThreadData, 'begun'>) {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => LISTED.includes(name)));
    this.worker = new Worker(file, {
      workerData: { ...data, begun: this.begun.buffer } satisfies ThreadData,
      // The mode of this build, which the build writes here: React picks its own build by it.
      env: { ...env, NODE_ENV: process.env.NODE_ENV },
      resourceLimits: LIMITS,
    });
    let memory = false;
    this.worker.on('error', (error: NodeJS.ErrnoException) => {
      memory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.reason = error.message;
    });
    this.gone = new Promise((resolve) => {
      this.worker.once('exit', (code) => {
        this.wasIdle = !this.running;
        const hasNone = memory || code === EXIT_OF_MEMORY;
        const loss = this.endedAs ?? (hasNone ? 'is out of memory' : 'ended');
        resolve(loss);
        const isAlone = memory && Atomics.load(this.begun, 2) < EMPTY_MB;
        this.settle()?.reject(new ThreadLost(loss, this.hasBegun(), isAlone));
      });
    });
    this.ready = new Promise((resolve, reject) => {
      this.worker.on('message', (message: unknown) => {
        if (this.hasStarted) return this.receive(message);
        this.hasStarted = true;
        resolve();
      });
      void this.gone.then((loss) => reject(new ThreadLost(loss, true)));
    });
    // A thread that ends before it was ready is known by `gone`, too.
    this.ready.catch(() => {});
  }

  get isBusy() {
    return this.running !== null;
  }

  /** Does a job. @throws ThreadLost when the thread goes meanwhile, Error when the job fails */
  run<Kind extends Job['kind']>(job: Job & { kind: Kind }): Promise<JobResult<Kind>> {
    const id = this.nextId++;
    this.ticks = 0;
    this.processorBefore = null;
    this.beganAt = performance.now();
    this.sizeBefore = process.memoryUsage.rss();
    return new Promise((resolve, reject) => {
      this.running = { id, job, resolve, reject };
      const { registry, ...rest } = job;
      this.worker.postMessage({ id, job: rest, registry: registry === this.sent ? null : registry });
      this.sent = registry;
    });
  }

  /** To be called every TICK_MS: ends the thread when its job takes too long. */
  tick() {
    if (this.hasStarted && !this.running) return;
    this.ticks += 1;
    const limit = !this.hasStarted ? START_TICKS : this.hasBegun() ? JOB_TICKS : BEGIN_TICKS;
    if (this.ticks > limit || (this.running && this.hasHadEnough())) this.end('hangs');
  }

  private hasHadEnough(): boolean {
    const number = Atomics.load(this.begun, 1);
    const had = processorMs(number);
    this.processorBefore ??= had;
    const taken = had - this.processorBefore;
    if (taken > JOB_LOWERED_MS && !this.isLowered) this.isLowered = lowerPriority(number);
    return taken > JOB_PROCESSOR_MS;
  }

  /** Ends the thread when the process has grown too much since its job began. */
  endIfGrown() {
    if (process.memoryUsage.rss() - this.sizeBefore > OUTSIDE_BYTES) this.end('is out of memory');
  }

  private end(loss: Loss) {
    this.endedAs ??= loss;
    void this.worker.terminate();
  }

  stop() {
    return this.worker.terminate();
  }

  private hasBegun(): boolean {
    return this.running === null || Atomics.load(this.begun, 0) === this.running.id;
  }

  private settle(): Running | null {
    const { running } = this;
    this.running = null;
    if (running) this.last = running.job;
    return running;
  }

  private receive(message: unknown) {
    const parsed = answerSchema.safeParse(message);
    // What the code of a remote posts by itself answers nothing.
    if (parsed.success && parsed.data.id !== this.running?.id) return;
    const running = this.settle();
    if (!running) return;
    if (this.isLowered) this.isWorn = !restorePriority(Atomics.load(this.begun, 1));
    this.isLowered = false;
    if (!parsed.success) return running.reject(new Error(`its answer is malformed: ${parsed.error.message}`));
    const answer: Answer = parsed.data;
    // The kind of the answer is that of the job, or the job has failed.
    const fits = answer.isDone && (answer.result.kind === 'loaded') === (running.job.kind === 'load');
    if (answer.isDone && fits) running.resolve(answer.result as never);
    else running.reject(new Error(answer.isDone ? 'its answer is to another question' : answer.reason));
  }
}
