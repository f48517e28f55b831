import type { PageRoute, RemoteName } from '@shop/contracts/remotes';

/** The routes of remotes, each loaded once. A failure is not kept: the next call tries again. */
export function makeAreas(load: (area: RemoteName) => Promise<PageRoute[]>) {
  const arrived = new Map<RemoteName, PageRoute[]>();
  return async function loadArea(area: RemoteName): Promise<PageRoute[]> {
    const routes = arrived.get(area) ?? (await load(area));
    arrived.set(area, routes);
    return routes;
  };
}
