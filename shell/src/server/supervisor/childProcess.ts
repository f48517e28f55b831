import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter } from 'node:events';
import type { ChildMessage, SupervisorMessage } from './messages';

/** Ticks of silence, one a second, after which a process with a heartbeat counts as hung: from its start, and later. */
const FIRST_BEAT_TICKS = 20;
const HUNG_TICKS = 8;

export type Program = {
  file: string;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
};

type Events = {
  message: [ChildMessage];
  exit: [code: number | NodeJS.Signals];
};

export class SupervisedChild extends EventEmitter<Events> {
  wasHung = false;
  private readonly child: ChildProcess;
  private silentTicks = 0;
  private maxTicks = FIRST_BEAT_TICKS;
  private rendererPids: number[] = [];

  constructor(program: Program, execArgv: string[]) {
    super();
    this.child = fork(program.file, [], {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      execArgv: [...process.execArgv, ...execArgv],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.child.on('message', (message: ChildMessage) => {
      this.silentTicks = 0;
      this.maxTicks = HUNG_TICKS;
      if (message.type === 'renderers') this.rendererPids = message.pids;
      this.emit('message', message);
    });
    this.child.once('exit', (code, signal) => {
      for (const pid of this.rendererPids) killIfThere(pid);
      this.emit('exit', code ?? signal ?? 1);
    });
    this.child.once('error', (error) => {
      process.stderr.write(`cannot start ${program.file}: ${error.message}\n`);
      if (this.child.pid === undefined) this.emit('exit', 1);
    });
  }

  get pid() {
    return this.child.pid;
  }

  /**
   * To be called every second. Silence is counted in these calls: while the machine is frozen there are none, and a clock
   * that jumps changes nothing.
   */
  tick() {
    this.silentTicks += 1;
    if (this.silentTicks <= this.maxTicks) return;
    this.wasHung = true;
    this.child.kill('SIGKILL');
  }

  send(message: SupervisorMessage, handle?: object) {
    // A raw handle is sent like a server, which the types do not say.
    if (this.child.connected) this.child.send(message, handle as never, () => {});
  }

  kill(signal: NodeJS.Signals) {
    this.child.kill(signal);
  }
}

function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with its front, as it should.
  }
}
