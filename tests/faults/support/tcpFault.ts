import type { AddressInfo } from 'node:net';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The end of PostgreSQL's answer to a new connection. */
const READY_FOR_QUERY = 'Z\0\0\0\x05I';
const FIELDS = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
const TERMINATED = `E\0\0\0${String.fromCharCode(FIELDS.length + 4)}${FIELDS}`;

/** A wire to another port that can be cut, frozen, slowed down or refused while it is in use. */
export class TcpFault {
  private readonly server: Server;
  private readonly pairs = new Set<[Socket, Socket]>();
  private mode: 'open' | 'refuse' | 'freeze' = 'open';
  private delayMs = 0;
  private isTerminating = false;
  private step: { text: string; when: 'before' | 'after'; strike: () => void } | undefined;
  port = 0;

  constructor(private readonly target: number) {
    this.server = createServer((near) => this.join(near));
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
    return this;
  }

  /** Ends every connection; new ones are ended at once. */
  refuseConnections(): void {
    this.mode = 'refuse';
    this.cut();
  }

  /** Ends every connection; new ones work. */
  cut(): void {
    for (const [near, far] of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Nothing gets through, and nothing is ended. */
  freeze(): void {
    this.mode = 'freeze';
  }

  /** Ends every connection; new ones are terminated as PostgreSQL does, in the chunk that says they are ready. */
  terminate(): void {
    this.isTerminating = true;
    this.cut();
  }

  slowDown(ms: number): void {
    this.delayMs = ms;
  }

  /**
   * The next time that this text goes by something strikes, and from then on nothing gets through: before the text has
   * arrived, or after, when its answer is on the way back.
   */
  strikeAt(text: string, when: 'before' | 'after', strike: () => void): void {
    this.step = { text, when, strike };
  }

  /** As before; what was frozen is ended. */
  heal(): void {
    const wasFrozen = this.mode === 'freeze';
    this.mode = 'open';
    this.delayMs = 0;
    this.isTerminating = false;
    this.step = undefined;
    if (wasFrozen) this.cut();
  }

  async stop(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private join(near: Socket): void {
    if (this.mode === 'refuse') return void near.destroy();
    const far = connect(this.target, '127.0.0.1');
    const pair: [Socket, Socket] = [near, far];
    this.pairs.add(pair);
    let isAnswerAwaited = false;
    /** True where this chunk is the moment that was waited for. */
    const isMoment = (from: Socket, chunk: string): boolean => {
      if (!this.step) return false;
      if (from === far) return isAnswerAwaited;
      if (!chunk.includes(this.step.text)) return false;
      isAnswerAwaited = this.step.when === 'after';
      return !isAnswerAwaited;
    };
    const pass = (from: Socket, to: Socket) => {
      // Bytes as they are: latin1 maps each to one character and back.
      from.setEncoding('latin1');
      from.on('error', () => undefined);
      from.on('close', () => {
        this.pairs.delete(pair);
        to.destroy();
      });
      from.on('data', (chunk: string) => {
        if (this.mode === 'freeze') return;
        if (isMoment(from, chunk)) {
          this.freeze();
          return this.step?.strike();
        }
        if (this.isTerminating && chunk.endsWith(READY_FOR_QUERY)) to.end(chunk + TERMINATED, 'latin1');
        else if (this.delayMs === 0) to.write(chunk, 'latin1');
        else setTimeout(() => to.write(chunk, 'latin1'), this.delayMs);
      });
    };
    pass(near, far);
    pass(far, near);
  }
}
