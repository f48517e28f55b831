import type { PageRoute } from '@shop/contracts/remotes';
import { matchRoutes, type Params } from 'react-router-dom';

type Entry = { path: string; caseSensitive: true; page: PageRoute };

const routeObjects = new WeakMap<PageRoute[], Entry[]>();

/** ':' for a parameter. */
const firstSegment = (path: string) => path.split('/')[1]?.replace(/^:.*/, ':');

/** The router compiles the pattern of each route that it is given: of 20, in a renderer, that takes 0.5 ms. */
function matchNear(objects: Entry[], pathname: string) {
  const wanted = [firstSegment(pathname), ':', '*'];
  const near = objects.filter(({ path }) => wanted.includes(firstSegment(path)));
  return matchRoutes(near, pathname);
}

export function matchPage(
  routes: PageRoute[],
  pathname: string,
): { page: PageRoute; params: Params } | undefined {
  const known = routeObjects.get(routes);
  const objects = known ?? routes.map((page) => ({ path: page.path, caseSensitive: true as const, page }));
  if (!known) routeObjects.set(routes, objects);
  const matches = (__SERVER__ && matchNear(objects, pathname)) || matchRoutes(objects, pathname);
  const match = matches?.at(-1);
  return match && { page: match.route.page, params: match.params };
}
