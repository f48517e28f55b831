import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Canary } from '../../composition/registry';
import { clientAddress, toNetwork } from '../../http/clientAddress';

const VALUES = 2 ** 32;

/** Whether a visitor is among the share. Nothing is stored: after the trial nobody can tell who was in it. */
export function isInBucket(address: string, salt: string, share: number): boolean {
  const hash = createHash('sha256')
    .update(`${salt} ${toNetwork(address)}`)
    .digest();
  return hash.readUInt32BE() < share * VALUES;
}

/** Whether a request is given a canary; none where it asks by Global Privacy Control not to be followed. */
export function isGiven(req: IncomingMessage, { salt, share }: Canary, trustProxy: number): boolean {
  return req.headers['sec-gpc'] !== '1' && isInBucket(clientAddress(req, trustProxy), salt, share);
}
