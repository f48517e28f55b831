import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { attempt } from '../../attempt';
import { type ChildMessage, HEARTBEAT_MS, type SupervisorMessage } from './connectToSupervisor';

/** Milliseconds before a process that ended is started again: at first, and at most while it does not come up. */
const RESTART_MS = 250;
const MAX_RESTART_MS = 30_000;
const REPLACE_MS = 30_000;
/** Ticks of silence, one a second, after which a process with a heartbeat counts as hung: from its start, and later. */
const FIRST_BEAT_TICKS = 20;
const HUNG_TICKS = 8;

/** Young objects of the front live shortly: V8's usual 16 MB, held several times over, are more than it needs. */
const FRONT_FLAGS = ['--max-semi-space-size=4'];

export type Program = { file: string; env?: NodeJS.ProcessEnv; cwd?: string };

type Options = {
  name: string;
  program: Program;
  /** The socket that the front listens on; a program with one has a heartbeat. */
  socket?: object | undefined;
  /** A first run that ended by itself before it was ready; it has said why. */
  onFailedStart: (code: number) => void;
};

type Child = {
  process: ChildProcess;
  gone: Promise<number | NodeJS.Signals>;
  /** Below zero: it hung, and was killed. */
  ticksLeft: number;
  rendererPids: number[];
};

function send({ process: child }: Child, message: SupervisorMessage, handle?: object) {
  // A raw handle is sent like a server, which the types do not say.
  if (child.connected) child.send(message, handle as never, () => {});
}

export class SupervisedService {
  private readonly events = new EventEmitter<Record<ChildMessage['type'], [ChildMessage]>>();
  readonly ready: Promise<unknown> = once(this.events, 'ready');
  readonly settings: Promise<unknown> = once(this.events, 'settings').then(([settings]) => settings);
  private readonly children = new Set<Child>();
  private file: string;
  private current: Child;
  private wasReady = false;
  isEnding = false;
  private lastReplace: Promise<string | null> = Promise.resolve(null);
  private pauseMs = 0;

  constructor(private readonly options: Options) {
    this.file = options.program.file;
    this.current = this.spawn(this.file);
    if (options.socket) setInterval(() => this.tick(), HEARTBEAT_MS);
  }

  /** Silence is counted in ticks: while the machine is frozen there are none, and a clock that jumps changes nothing. */
  private tick() {
    for (const child of this.children) {
      child.ticksLeft -= 1;
      if (child.ticksLeft < 0) child.process.kill('SIGKILL');
    }
  }

  /** Goes on with another build of the program, once that serves. @returns why it cannot, null when it does */
  replaceWith(file: string): Promise<string | null> {
    // One after the other, or one of two that are replaced at once would stay.
    this.lastReplace = this.lastReplace.then(() => this.replace(file));
    return this.lastReplace;
  }

  private async replace(file: string): Promise<string | null> {
    const next = this.spawn(file);
    const reason = await Promise.race([
      new Promise<null>((resolve) => {
        next.process.on('message', ({ type }: ChildMessage) => type === 'ready' && resolve(null));
      }),
      next.gone.then(() => 'its front ends right after its start'),
      setTimeout(REPLACE_MS, `its front does not serve within ${REPLACE_MS / 1000} s`, { ref: false }),
    ]);
    if (reason !== null || this.isEnding) {
      next.process.kill('SIGKILL');
      return reason ?? 'the shop is told to end';
    }
    this.file = file;
    this.current = next;
    // One that ended meanwhile was started again.
    for (const child of this.children) if (child !== next) send(child, { type: 'retire' });
    return null;
  }

  /** Ends it and starts another build of it: for programs that cannot run twice. */
  restartWith(file: string) {
    this.file = file;
    this.current.process.kill('SIGTERM');
  }

  async end(): Promise<void> {
    this.isEnding = true;
    this.kill('SIGTERM');
    await Promise.all([...this.children].map(({ gone }) => gone));
  }

  kill(signal: NodeJS.Signals) {
    for (const child of this.children) child.process.kill(signal);
  }

  private spawn(file: string): Child {
    const { program, socket } = this.options;
    const started = fork(file, [], {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      execArgv: [...process.execArgv, '--enable-source-maps', ...(socket ? FRONT_FLAGS : [])],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const gone = new Promise<number | NodeJS.Signals>((resolve) => {
      started.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
      started.once('error', (error) => {
        process.stderr.write(`cannot start ${file}: ${error.message}\n`);
        if (started.pid === undefined) resolve(1);
      });
    });
    const child: Child = { process: started, gone, ticksLeft: FIRST_BEAT_TICKS, rendererPids: [] };
    this.children.add(child);
    started.on('message', (message: ChildMessage) => this.receive(child, message));
    void gone.then((code) => this.onExit(child, code));
    if (socket) send(child, { type: 'listen' }, socket);
    return child;
  }

  private receive(child: Child, message: ChildMessage) {
    if (child.ticksLeft >= 0) child.ticksLeft = HUNG_TICKS;
    this.events.emit(message.type, message);
    if (message.type === 'renderers') child.rendererPids = message.pids;
    else if (message.type === 'replace') {
      void this.replaceWith(message.file).then((reason) => {
        if (reason !== null) send(child, { type: 'replaceFailed', reason });
      });
    } else if (message.type === 'ready') {
      this.wasReady = true;
      this.pauseMs = 0;
    }
  }

  private onExit(child: Child, code: number | NodeJS.Signals) {
    // Where it has ended with its front, as it should, there is nothing to kill.
    for (const pid of child.rendererPids) attempt(() => process.kill(pid, 'SIGKILL'), true);
    this.children.delete(child);
    if (child !== this.current || this.isEnding) return;
    const wasHung = child.ticksLeft < 0;
    if (!this.wasReady && !wasHung) return this.options.onFailedStart(Number(code) || 1);
    const why = wasHung ? 'hangs' : `ended (${code})`;
    process.stderr.write(`The ${this.options.name} ${why} and is started again.\n`);
    void setTimeout(this.pauseMs).then(() => {
      if (!this.isEnding && this.current === child) this.current = this.spawn(this.file);
    });
    this.pauseMs = Math.min(Math.max(RESTART_MS, 2 * this.pauseMs), MAX_RESTART_MS);
  }
}
