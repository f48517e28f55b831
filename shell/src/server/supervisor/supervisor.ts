import { type Program, type ServiceOptions, SupervisedService } from './service';
import { bindSocket } from './socket';

/** Milliseconds that the shop has to end before its processes are killed; the promise is 10 s in all. */
const END_MS = 9000;

/** Young objects of the front live shortly: V8's usual 16 MB, held several times over, are more than it needs. */
const FRONT_FLAGS = ['--max-semi-space-size=4'];

export class Supervisor {
  private readonly socket: object;
  private readonly services: SupervisedService[] = [];
  private isEnding = false;

  constructor({ host, port }: { host: string; port: number }) {
    this.socket = bindSocket(host, port);
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void this.end());
  }

  startFront(program: Program): SupervisedService {
    return this.startService('front', program, { execArgv: FRONT_FLAGS, socket: this.socket });
  }

  startService(name: string, program: Program, more: ServiceOptions = {}): SupervisedService {
    const onFailedStart = (code: number | NodeJS.Signals) =>
      void this.end(typeof code === 'number' && code > 0 ? code : 1);
    const service = new SupervisedService({ name, program, onFailedStart, ...more });
    this.services.push(service);
    return service;
  }

  /** Ends everything: the front first, whose requests still need the service. */
  async end(code = 0): Promise<void> {
    if (this.isEnding) return;
    this.isEnding = true;
    for (const service of this.services) service.isEnding = true;
    setTimeout(() => {
      for (const service of this.services) service.kill('SIGKILL');
    }, END_MS).unref();
    for (const service of this.services.toReversed()) await service.end();
    process.exit(code);
  }
}
