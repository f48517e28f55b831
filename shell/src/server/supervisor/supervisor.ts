import net from 'node:net';
import { type Program, SupervisedService } from './service';

/** Milliseconds that the shop has to end before its processes are killed; the promise is 10 s in all. */
const END_MS = 9000;

/** Binds without listening: connections wait in the system's queue while a front is replaced. @throws when it cannot */
function bindSocket(host: string, port: number): object {
  // Node gives such a handle to its cluster module alone, by this function.
  const bind: unknown = Reflect.get(net, '_createServerHandle');
  if (typeof bind !== 'function') throw new Error('this version of Node has no way to share a socket');
  const address = host === 'localhost' ? '127.0.0.1' : host;
  const handle: unknown = bind(address, port, net.isIPv6(address) ? 6 : 4, undefined, 0);
  if (typeof handle === 'object' && handle !== null) return handle;
  throw new Error(`cannot bind ${host}:${port}`);
}

export class Supervisor {
  private readonly socket: object;
  private readonly services: SupervisedService[] = [];
  private isEnding = false;

  constructor({ host, port }: { host: string; port: number }) {
    this.socket = bindSocket(host, port);
    for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(event, () => void this.end());
  }

  startFront(program: Program): SupervisedService {
    return this.startService('front', program, this.socket);
  }

  startService(name: string, program: Program, socket?: object): SupervisedService {
    const onFailedStart = (code: number) => void this.end(code);
    const service = new SupervisedService({ name, program, onFailedStart, socket });
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
