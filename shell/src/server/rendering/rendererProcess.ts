import type { ChildProcess } from 'node:child_process';
import { type FailureReason, type JobLimits, RendererLostError, toJobFields } from './jobs';
import {
  type Job,
  type JobResult,
  type RendererData,
  type RendererMessage,
  rendererMessageSchema,
  resultSchemas,
} from './messages';
import { type ProcessUsage, readProcessUsage } from './processUsage';
import { spawnRenderer } from './spawnRenderer';

/** Milliseconds between two checks of a renderer, which is killed when its job takes too much. */
export const TICK_MS = 100;
/** Ticks from the sending of a job until it begins: the first one waits for the start. */
const START_TICKS = 150;
const BEGIN_TICKS = 10;
/** Ticks between two looks at the memory of an idle renderer. */
const IDLE_TICKS = 10;
/** Heap in use, in megabytes, below which a job that exhausts the memory has filled it alone. */
const EMPTY_MB = 64;
const MAX_LINES_OF_KIND = 20;
const BYTES_OF_MB = 1024 * 1024;

/** V8 aborts the process whose heap is full. No page can kill its own: a person did, or the system. */
const signalReasons: Record<string, FailureReason> = { SIGABRT: 'is out of memory', SIGKILL: 'was killed' };

type Running = {
  job: Job;
  /** Megabytes of heap in use when it began; null before. */
  heapMb: number | null;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
};

export type RendererOptions = {
  file: string;
  data: RendererData;
  limits: JobLimits;
  log: { error: (fields: Record<string, unknown>, message: string) => void };
  onStep?: (step: string) => void;
};

/** The front's handle of one renderer. It runs one job at a time, so that it is known which one failed it. */
export class RendererProcess {
  private readonly child: ChildProcess;
  private running: Running | null = null;
  private ticks = 0;
  private usageBefore: ProcessUsage | null = null;
  private readonly lines = new Map<string, number>();
  private killedFor: FailureReason | null = null;
  private lastWords = '';
  /** The job that began last: what fails before the next one begins is its fault. */
  lastJob: Job | null = null;
  wasIdle = false;
  readonly pid: number | undefined;
  readonly gone: Promise<FailureReason>;

  constructor(private readonly options: RendererOptions) {
    this.child = spawnRenderer(options.file, options.data.releasesDir, options.limits.heapMb);
    this.pid = this.child.pid;
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.lastWords = (this.lastWords + text).slice(-2000);
    });
    // Of a spawn that fails, as with EAGAIN, and of a message that cannot be sent; both end with 'close'.
    this.child.on('error', (error) => {
      this.lastWords ||= error.message;
    });
    this.gone = new Promise((resolve) => {
      this.child.once('close', (_code, signal) =>
        resolve(this.killedFor ?? signalReasons[signal ?? ''] ?? 'exited'),
      );
    });
    this.child.on('message', (message: unknown) => {
      const { data, error } = rendererMessageSchema.safeParse(message);
      if (data) return this.receive(data);
      this.lastWords = `error: a message of it is malformed: ${error.message}`;
      this.kill('exited');
    });
    const ticking = setInterval(() => this.tick(), TICK_MS).unref();
    void this.gone.then((reason) => {
      clearInterval(ticking);
      const { running } = this;
      this.running = null;
      const heapMb = running?.heapMb ?? null;
      this.wasIdle = heapMb === null;
      const isOwnFault = reason === 'hangs' || (reason === 'is out of memory' && Number(heapMb) < EMPTY_MB);
      running?.reject(new RendererLostError(reason, heapMb !== null, isOwnFault));
    });
    this.send(options.data);
  }

  get isBusy(): boolean {
    return this.running !== null;
  }

  get reason(): string | null {
    return this.lastWords.split('\n').find((line) => /error|fatal/i.test(line)) ?? null;
  }

  /** Runs a job. @throws RendererLostError when the renderer goes meanwhile, Error when the job fails */
  run<Kind extends Job['kind']>(job: Job & { kind: Kind }): Promise<JobResult<Kind>> {
    this.restartLimits();
    return new Promise((resolve, reject) => {
      this.running = { job, heapMb: null, resolve, reject };
      this.send(job);
    });
  }

  private send(message: RendererData | Job) {
    if (this.child.connected) this.child.send(message, () => {});
  }

  private tick() {
    this.ticks += 1;
    if (!this.running && this.ticks % IDLE_TICKS > 0) return;
    const { ticks, cpuMs, residentMb } = this.options.limits;
    const usage = readProcessUsage(this.pid ?? -1);
    if (usage && usage.residentBytes > residentMb * BYTES_OF_MB) this.kill('is out of memory');
    if (!this.running) return;
    this.usageBefore ??= usage;
    const since = (what: keyof ProcessUsage) => (usage?.[what] ?? 0) - (this.usageBefore?.[what] ?? 0);
    const hasBegun = this.running.heapMb !== null;
    const untilBegun = this.lastJob ? BEGIN_TICKS : START_TICKS;
    const limit = hasBegun ? ticks : untilBegun;
    // While it waits for a processor it uses no time of its own.
    const isLate = this.ticks * TICK_MS - since('starvedMs') > limit * TICK_MS;
    if (isLate || (hasBegun && since('cpuMs') > cpuMs)) this.kill('hangs');
  }

  stop(): Promise<FailureReason> {
    this.child.kill('SIGKILL');
    return this.gone;
  }

  private restartLimits() {
    this.ticks = 0;
    this.usageBefore = null;
    this.lines.clear();
  }

  private kill(reason: FailureReason) {
    this.killedFor ??= reason;
    this.child.kill('SIGKILL');
  }

  private receive(message: RendererMessage) {
    const { running } = this;
    if (message.type === 'log') {
      const lines = (this.lines.get(message.message) ?? 0) + 1;
      this.lines.set(message.message, lines);
      if (lines > MAX_LINES_OF_KIND) return;
      const fields = { ...toJobFields(running?.job ?? this.lastJob), ...message.fields };
      return this.options.log.error(fields, message.message);
    }
    if (!running) return;
    if (message.type === 'begun') {
      running.heapMb = message.heapMb;
      this.lastJob = running.job;
      this.restartLimits();
      return this.options.onStep?.(message.step);
    }
    this.running = null;
    if (message.type === 'failed') return running.reject(new Error(message.reason));
    const { data, error } = resultSchemas[running.job.kind].safeParse(message.result);
    if (error) running.reject(new Error(`its answer is malformed: ${error.message}`));
    else running.resolve(data as never);
  }
}
