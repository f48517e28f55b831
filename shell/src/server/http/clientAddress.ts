import type { IncomingMessage } from 'node:http';

/** The client's address, as the outermost of our own proxies saw it. */
export function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const hops = [
    ...forwarded.map((address) => address.trim()).filter(Boolean),
    req.socket.remoteAddress ?? '',
  ];
  return hops[Math.max(0, hops.length - 1 - trustProxy)] ?? '';
}
