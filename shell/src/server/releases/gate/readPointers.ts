import { remoteEntries } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';
import { attempt } from '../../../attempt';
import { type Registry, readPointer } from '../../composition/registry';

/** What is served, as far as its releases can be read: a broken one is no fault of the candidate. */
export function readPointers(
  versions: Record<RemoteName, { app: string; version: string }>,
  releasesDir: string,
): Registry['remotes'] {
  const remotes: Registry['remotes'] = {};
  for (const [name, version] of remoteEntries(versions)) {
    // The shop leaves it out, too.
    const pointer = attempt(() => readPointer(version, releasesDir), null);
    if (pointer) remotes[name] = pointer;
  }
  return remotes;
}
