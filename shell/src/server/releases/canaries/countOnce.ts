import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../../composition/registry';
import { clientAddress, toNetwork } from '../../http/clientAddress';
import type { Counted } from '../../operations/beacons/receiveBeacons';
import { hasGpcSignal, isInBucket } from './bucket';

/** Addresses that are remembered of the open canaries. */
const MOST_ADDRESSES = 100_000;

/**
 * Lets an address count once for an open canary, and only one that was given it: nobody can end a canary by sending many
 * reports. The address is kept as a hash with the canary's salt, which is gone with it.
 */
export function createCountOnce({ current, trustProxy }: { current: () => Registry; trustProxy: number }) {
  const known = new LRUCache<string, Counted>({ max: MOST_ADDRESSES });

  return function countOnce(req: IncomingMessage, release: string, hasFailed: boolean): Counted {
    const { canaries = [] } = current();
    const canary = canaries.find(({ pointer }) => `${pointer.app}/${pointer.version}` === release);
    if (!canary) return { isLoad: true, isFault: hasFailed };
    const address = clientAddress(req, trustProxy);
    if (hasGpcSignal(req) || !isInBucket(address, canary.salt, canary.share))
      return { isLoad: false, isFault: false };
    const key = createHash('sha256')
      .update(`${canary.salt} counted ${toNetwork(address)}`)
      .digest('base64');
    const before = known.get(key);
    known.set(key, { isLoad: true, isFault: hasFailed || (before?.isFault ?? false) });
    return { isLoad: !before, isFault: hasFailed && !before?.isFault };
  };
}
