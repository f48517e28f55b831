import net from 'node:net';

/**
 * Binds a socket without listening on it: the fronts listen, and this process holds it, so that connections wait in the
 * system's queue while a front is replaced. Node gives such a handle to its cluster module alone, by this function.
 * @throws when the address cannot be bound
 */
export function bindSocket(host: string, port: number): object {
  const bind: unknown = Reflect.get(net, '_createServerHandle');
  if (typeof bind !== 'function') throw new Error('this version of Node has no way to share a socket');
  const address = host === 'localhost' ? '127.0.0.1' : host;
  const handle: unknown = bind(address, port, net.isIPv6(address) ? 6 : 4, undefined, 0);
  if (typeof handle === 'object' && handle !== null) return handle;
  throw new Error(`cannot bind ${host}:${port}`);
}
