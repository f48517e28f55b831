import { type ObjectStore, openStore } from '@shop/node/object-store/objectStore';
import { readReleasesUrl } from '@shop/node/object-store/releasesUrl';
import type { S3StandIn } from './s3StandIn';

/** A stand-in as the shop's programs open it: by its settings, and by `more` of them. */
export function openStandIn(s3: S3StandIn, more: Record<string, string> = {}): ObjectStore {
  const { bucket } = readReleasesUrl({ ...s3.environment, ...more });
  if (!bucket) throw new Error('no bucket');
  return openStore(bucket);
}
