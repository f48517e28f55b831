import type { StoredPointer, StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { getName, type Release } from './fetchFaults';

/** Pointers of all parts, the shell's among them once it was released. */
export function getPointers({ remotes, shell }: StoredRegistry): StoredPointer[] {
  return [...Object.values(remotes), shell].filter((one) => one !== undefined);
}

/** What visitors are shown of a part: the live version, and one that is on trial. */
export const getShown = ({ app, version, canary }: StoredPointer): Release[] =>
  [version, ...(canary ? [canary.version] : [])].map((one) => ({ app, version: one }));

/** Releases whose files anybody may have: visitors are shown them, or once were. An image's own shell is among them. */
export function publicReleases(registry: StoredRegistry): Set<string> {
  const releases = getPointers(registry).flatMap((pointer) => [
    ...getShown(pointer),
    ...[...pointer.before, ...pointer.rolledBack].map((version) => ({ app: pointer.app, version })),
  ]);
  return new Set([...releases.map(getName), ...Object.keys(registry.images ?? {})]);
}
