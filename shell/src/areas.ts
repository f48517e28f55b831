import { remoteEntries } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';

/** Remotes with the first segments of the paths that are their area. The home page has the empty one. */
export type Areas = Record<RemoteName, { segments: string[] }>;

const known = new WeakMap<Areas, Map<string, RemoteName>>();

function getOwners(areas: Areas): Map<string, RemoteName> {
  return new Map(
    remoteEntries(areas).flatMap(([name, { segments }]) =>
      segments.map((segment) => [segment, name] as const),
    ),
  );
}

/** The remote whose area a path lies in; null where nobody owns it. */
export function getArea(areas: Areas, pathname: string): RemoteName | null {
  const owners = known.get(areas) ?? getOwners(areas);
  known.set(areas, owners);
  return owners.get(pathname.split('/')[1] ?? '') ?? null;
}
