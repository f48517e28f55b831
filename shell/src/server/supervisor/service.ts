import { once } from 'node:events';
import { type Program, SupervisedChild } from './childProcess';

/** Milliseconds before a process that ended is started again: at first, and at most while it does not come up. */
const RESTART_MS = 250;
const MAX_RESTART_MS = 30_000;
/** Milliseconds in which a front that takes over must serve. */
const REPLACE_MS = 30_000;

type Options = {
  name: string;
  program: Program;
  execArgv?: string[];
  hasHeartbeat?: boolean;
  /** The socket that it listens on, if the supervisor holds one for it. */
  socket?: object;
  /** A first run that ended by itself before it was ready; it has said why. */
  onFailedStart: (code: number | NodeJS.Signals) => void;
};

/** A program that is kept running. One that was ready once is started again whenever it ends. */
export class SupervisedService {
  readonly ready: Promise<unknown>;
  readonly settings: Promise<Record<string, unknown>>;
  private program: Program;
  private readonly children = new Set<SupervisedChild>();
  private current: SupervisedChild;
  private wasReady = false;
  private isEnding = false;
  private lastReplace: Promise<unknown> = Promise.resolve();
  private pauseMs = 0;

  constructor(private readonly options: Options) {
    this.program = options.program;
    let announceReady = () => {};
    this.ready = new Promise<void>((resolve) => {
      announceReady = resolve;
    });
    let giveSettings = (_settings: Record<string, unknown>) => {};
    this.settings = new Promise((resolve) => {
      giveSettings = resolve;
    });
    this.onReady = announceReady;
    this.onSettings = giveSettings;
    this.current = this.start(this.program);
  }

  private readonly onReady: () => void;
  private readonly onSettings: (settings: Record<string, unknown>) => void;

  get pid() {
    return this.current.pid;
  }

  tick() {
    for (const child of this.children) child.tick();
  }

  /** Goes on with another build of the program, once that serves. @returns why it cannot, null when it does */
  hydrateShop(file: string): Promise<string | null> {
    // One after the other, or one of two that are replaced at once would stay.
    const replaced = this.lastReplace.then(() => this.replace(file));
    this.lastReplace = replaced;
    return replaced;
  }

  private async replace(file: string): Promise<string | null> {
    const program = { ...this.program, file };
    const before = this.current;
    const next = this.spawn(program);
    const reason = await Promise.race([
      once(next, 'ready').then(() => null),
      once(next, 'exit').then(() => 'its front ends right after its start'),
      new Promise<string>((resolve) => {
        setTimeout(
          () => resolve(`its front does not serve within ${REPLACE_MS / 1000} s`),
          REPLACE_MS,
        ).unref();
      }),
    ]);
    if (reason !== null || this.isEnding) {
      next.kill('SIGKILL');
      return reason ?? 'the shop is told to end';
    }
    this.program = program;
    this.current = next;
    this.watch(next);
    before.send({ type: 'retire' });
    return null;
  }

  /** Ends it and starts another build of it: for programs that cannot run twice. */
  restartWith(file: string) {
    this.program = { ...this.program, file };
    this.pauseMs = 0;
    this.current.kill('SIGTERM');
  }

  /** Resolves when all its processes have ended. */
  async end(): Promise<void> {
    this.isEnding = true;
    const ended = [...this.children].map((child) => once(child, 'exit'));
    for (const child of this.children) child.kill('SIGTERM');
    await Promise.all(ended);
  }

  kill() {
    for (const child of this.children) child.kill('SIGKILL');
  }

  private spawn(program: Program): SupervisedChild {
    const { hasHeartbeat = false, execArgv = [], socket } = this.options;
    const child = new SupervisedChild(program, hasHeartbeat, execArgv);
    this.children.add(child);
    child.once('exit', () => this.children.delete(child));
    child.once('settings', this.onSettings);
    child.on('replace', (file) => {
      void this.hydrateShop(file).then((reason) => {
        if (reason !== null) child.send({ type: 'replaceFailed', reason });
      });
    });
    if (socket) child.send({ type: 'listen' }, socket);
    return child;
  }

  private start(program: Program): SupervisedChild {
    const child = this.spawn(program);
    child.once('ready', () => {
      this.wasReady = true;
      this.pauseMs = 0;
      this.onReady();
    });
    this.watch(child);
    return child;
  }

  private watch(child: SupervisedChild) {
    child.once('exit', (code) => {
      if (this.isEnding || child !== this.current) return;
      if (!this.wasReady && !child.wasHung) return this.options.onFailedStart(code);
      const why = child.wasHung ? 'hangs' : `ended (${code})`;
      process.stderr.write(`The ${this.options.name} ${why} and is started again.\n`);
      setTimeout(() => {
        if (!this.isEnding) this.current = this.start(this.program);
      }, this.pauseMs);
      this.pauseMs = Math.min(Math.max(RESTART_MS, 2 * this.pauseMs), MAX_RESTART_MS);
    });
  }
}
