import { listRemotes } from '@shop/contracts/remoteIds';
import type { RemoteName } from '@shop/contracts/remotes';

/** Remotes with the first segments of the paths that are their area. The home page has the empty one. */
export type Areas = Record<RemoteName, { segments: string[] }>;

export function getArea(areas: Areas, pathname: string): RemoteName | null {
  const segment = pathname.split('/')[1] ?? '';
  return listRemotes(areas).find((name) => areas[name]?.segments.includes(segment)) ?? null;
}
