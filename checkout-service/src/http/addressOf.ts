import type { AddressInfo, Server } from 'node:net';

/** Where a server listens. @throws for one that does not listen on a port */
export function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}
