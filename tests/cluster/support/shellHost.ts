import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

type Environment = Record<string, string | undefined>;

/** A shell as one host runs it: folders of its own, releases from the object store. It is started and ended at will. */
export class ShellHost {
  private child: ChildProcess | null = null;
  said = '';

  constructor(
    private readonly program: string,
    private readonly folder: string,
    readonly port: number,
    private readonly environment: Environment,
  ) {}

  get url() {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid() {
    return this.child?.pid ?? 0;
  }

  /** Resolves when it serves what the registry wants. */
  async start(more: Environment = {}) {
    const child = spawn(process.execPath, [this.program], {
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        PORT: String(this.port),
        DATA_DIR: path.join(this.folder, 'data'),
        RELEASES_DIR: path.join(this.folder, 'releases'),
        TRUST_PROXY: '1',
        ...this.environment,
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    const receive = (chunk: Buffer) => {
      this.said = `${this.said}${chunk}`.slice(-4000);
    };
    child.stdout?.on('data', receive);
    child.stderr?.on('data', receive);
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', (code) => reject(new Error(`the shell ended with ${code}: ${this.said}`)));
    });
  }

  async end(signal: NodeJS.Signals = 'SIGTERM') {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
