import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Values of four bytes. */
const VALUES = 2 ** 32;

/**
 * The address of whoever asks, as the outermost of our own proxies saw it. What stands further left the client wrote
 * itself, and is not believed.
 */
export function clientAddress(req: IncomingMessage, trustProxy: number): string {
  const told = String(req.headers['x-forwarded-for'] ?? '').split(',');
  const way = [...told.map((address) => address.trim()).filter(Boolean), req.socket.remoteAddress ?? ''];
  return way[Math.max(0, way.length - 1 - trustProxy)] ?? '';
}

/** The part of an address that stays for a visit: of IPv6 the first half, since devices change the other one. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/, '');
  if (!plain.includes(':')) return plain;
  const [left = '', right] = plain.split('::');
  const groups = left.split(':').filter(Boolean);
  const rest = right === undefined ? [] : right.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0');
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':');
}

/**
 * Whether a visitor is among the share. The same for as long as the salt is: nothing is stored here or there, and after
 * the trial nobody can tell who was in it.
 */
export function isInBucket(address: string, salt: string, share: number): boolean {
  const hash = createHash('sha256')
    .update(`${salt} ${networkOf(address)}`)
    .digest();
  return hash.readUInt32BE() < share * VALUES;
}

/** True for a visitor who asks by Global Privacy Control not to be followed. */
export function hasGpcSignal(req: IncomingMessage): boolean {
  return req.headers['sec-gpc'] === '1';
}
