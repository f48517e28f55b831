import { findUnmet } from '@shop/node/object-store/requirements';
import * as platform from '@shop/platform';
import { makeShareScope } from '../../rendering/shareScope';
import type { ReleaseFacts } from './releaseFacts';

/** What a release takes from this shell: shared modules in range, and names of the platform that there are. */
export function checkRequirements(release: ReleaseFacts): string[] {
  const shared = Object.entries(makeShareScope()).map(([name, versions]) => [name, Object.keys(versions)[0]]);
  return findUnmet(release, { shared: Object.fromEntries(shared), platformNames: Object.keys(platform) });
}
