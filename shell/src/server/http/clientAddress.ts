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

/** The part of an address that stays for a visit: of IPv6 the first half, since devices change the other one. */
export function toNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '');
  if (!plain.includes(':')) return plain;
  const [left = '', right] = plain.split('::');
  const groups = left.split(':').filter(Boolean);
  const rest = right === undefined ? [] : right.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}
