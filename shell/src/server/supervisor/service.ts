import { EventEmitter, once } from 'node:events';
import { type Program, SupervisedChild } from './childProcess';
import type { ChildMessage } from './messages';

/** Milliseconds before a process that ended is started again: at first, and at most while it does not come up. */
const RESTART_MS = 250;
const MAX_RESTART_MS = 30_000;
const REPLACE_MS = 30_000;

type Options = {
  name: string;
  program: Program;
  execArgv: string[];
  /** The socket that the front listens on; a program with one has a heartbeat. */
  socket?: object;
  /** A first run that ended by itself before it was ready; it has said why. */
  onFailedStart: (code: number | NodeJS.Signals) => void;
};

type Settings = Record<string, unknown>;

/** A program that is kept running. One that was ready once is started again whenever it ends. */
export class SupervisedService {
  private readonly events = new EventEmitter<{ ready: []; settings: [Settings] }>();
  readonly ready: Promise<unknown> = once(this.events, 'ready');
  readonly settings: Promise<Settings> = once(this.events, 'settings').then(([settings]) => settings);
  private program: Program;
  private readonly children = new Set<SupervisedChild>();
  private current: SupervisedChild;
  private wasReady = false;
  private isEnding = false;
  private lastReplace: Promise<unknown> = Promise.resolve();
  private pauseMs = 0;

  constructor(private readonly options: Options) {
    this.program = options.program;
    this.current = this.spawn(this.program);
  }

  get pid() {
    return this.current.pid;
  }

  tick() {
    if (this.options.socket) for (const child of this.children) child.tick();
  }

  /** Goes on with another build of the program, once that serves. @returns why it cannot, null when it does */
  replaceWith(file: string): Promise<string | null> {
    // One after the other, or one of two that are replaced at once would stay.
    const replaced = this.lastReplace.then(() => this.replace(file));
    this.lastReplace = replaced;
    return replaced;
  }

  private async replace(file: string): Promise<string | null> {
    const program = { ...this.program, file };
    const before = this.current;
    const next = this.spawn(program);
    const reason = await new Promise<string | null>((resolve) => {
      next.on('message', ({ type }) => type === 'ready' && resolve(null));
      next.once('exit', () => resolve('its front ends right after its start'));
      const late = `its front does not serve within ${REPLACE_MS / 1000} s`;
      setTimeout(() => resolve(late), REPLACE_MS).unref();
    });
    if (reason !== null || this.isEnding) {
      next.kill('SIGKILL');
      return reason ?? 'the shop is told to end';
    }
    this.program = program;
    this.current = next;
    before.send({ type: 'retire' });
    return null;
  }

  /** Ends it and starts another build of it: for programs that cannot run twice. */
  restartWith(file: string) {
    this.program = { ...this.program, file };
    this.pauseMs = 0;
    this.current.kill('SIGTERM');
  }

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
    const { execArgv, socket } = this.options;
    const child = new SupervisedChild(program, execArgv);
    this.children.add(child);
    child.on('message', (message) => this.receive(child, message));
    child.once('exit', (code) => {
      this.children.delete(child);
      if (child === this.current && !this.isEnding) this.restart(child, code);
    });
    if (socket) child.send({ type: 'listen' }, socket);
    return child;
  }

  private receive(child: SupervisedChild, message: ChildMessage) {
    if (message.type === 'settings') this.events.emit('settings', message);
    else if (message.type === 'replace') {
      void this.replaceWith(message.file).then((reason) => {
        if (reason !== null) child.send({ type: 'replaceFailed', reason });
      });
    } else if (message.type === 'ready' && child === this.current) {
      this.wasReady = true;
      this.pauseMs = 0;
      this.events.emit('ready');
    }
  }

  private restart({ wasHung }: SupervisedChild, code: number | NodeJS.Signals) {
    if (!this.wasReady && !wasHung) return this.options.onFailedStart(code);
    const why = wasHung ? 'hangs' : `ended (${code})`;
    process.stderr.write(`The ${this.options.name} ${why} and is started again.\n`);
    setTimeout(() => {
      if (!this.isEnding) this.current = this.spawn(this.program);
    }, this.pauseMs);
    this.pauseMs = Math.min(Math.max(RESTART_MS, 2 * this.pauseMs), MAX_RESTART_MS);
  }
}
