import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { toNetwork } from '../../http/clientAddress';

/** Values of four bytes. */
const VALUES = 2 ** 32;

/**
 * Whether a visitor is among the share. The same for as long as the salt is: nothing is stored here or there, and after
 * the trial nobody can tell who was in it.
 */
export function isInBucket(address: string, salt: string, share: number): boolean {
  const hash = createHash('sha256')
    .update(`${salt} ${toNetwork(address)}`)
    .digest();
  return hash.readUInt32BE() < share * VALUES;
}

/** True for a visitor who asks by Global Privacy Control not to be followed. */
export function hasGpcSignal(req: IncomingMessage): boolean {
  return req.headers['sec-gpc'] === '1';
}
