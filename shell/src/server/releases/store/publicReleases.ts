import type { StoredPointer, StoredRegistry } from '@shop/node/object-store/storedRegistry';
import { nameOf, type Release } from './fetchFaults';

/** Pointers of all parts, the shell's among them once it was released. */
export function pointersOf({ remotes, shell }: StoredRegistry): StoredPointer[] {
  return [...Object.values(remotes), shell].filter((one) => one !== undefined);
}

/** What visitors are shown of a part: the live version, and one that is on trial. */
export const shownOf = ({ app, version, canary }: StoredPointer): Release[] =>
  [version, ...(canary ? [canary.version] : [])].map((one) => ({ app, version: one }));

/** Releases whose files anybody may have: visitors are shown them, or once were. An image's own shell is among them. */
export function publicReleases(registry: StoredRegistry): Set<string> {
  const releases = pointersOf(registry).flatMap((pointer) => [
    ...shownOf(pointer),
    ...[...pointer.before, ...pointer.rolledBack].map((version) => ({ app: pointer.app, version })),
  ]);
  return new Set([...releases.map(nameOf), ...Object.keys(registry.images ?? {})]);
}
