import type { AddressInfo, Server } from 'node:net';

/** @throws for a server that does not listen on a port */
export function getServerAddress(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address;
}
