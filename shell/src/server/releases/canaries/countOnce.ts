import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../../composition/registry';
import { clientAddress, toNetwork } from '../../http/clientAddress';
import type { Counted } from '../../operations/beacons/receiveBeacons';
import { isGiven } from './bucket';

/** Addresses that are remembered of the open canaries. */
const MOST_ADDRESSES = 100_000;

/** Nobody can end a canary by many reports: an address counts once, and only if it was given the canary. Kept as a hash. */
export function createCountOnce({ current, trustProxy }: { current: () => Registry; trustProxy: number }) {
  const known = new LRUCache<string, Counted>({ max: MOST_ADDRESSES });

  return function countOnce(req: IncomingMessage, release: string, hasFailed: boolean): Counted {
    const { canaries = [] } = current();
    const canary = canaries.find(({ pointer }) => `${pointer.app}/${pointer.version}` === release);
    if (!canary) return { isLoad: true, isFault: hasFailed };
    if (!isGiven(req, canary, trustProxy)) return { isLoad: false, isFault: false };
    const key = createHash('sha256')
      .update(`${canary.salt} counted ${toNetwork(clientAddress(req, trustProxy))}`)
      .digest('base64');
    const before = known.get(key);
    known.set(key, { isLoad: true, isFault: hasFailed || (before?.isFault ?? false) });
    return { isLoad: !before, isFault: hasFailed && !before?.isFault };
  };
}
