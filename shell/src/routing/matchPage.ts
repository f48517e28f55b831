import type { PageRoute } from '@shop/contracts/remotes';
import { matchRoutes, type Params } from 'react-router-dom';

const routeObjects = new WeakMap<PageRoute[], { path: string; caseSensitive: true; page: PageRoute }[]>();

export function matchPage(
  routes: PageRoute[],
  pathname: string,
): { page: PageRoute; params: Params } | undefined {
  const known = routeObjects.get(routes);
  const objects = known ?? routes.map((page) => ({ path: page.path, caseSensitive: true as const, page }));
  if (!known) routeObjects.set(routes, objects);
  const match = matchRoutes(objects, pathname)?.at(-1);
  return match && { page: match.route.page, params: match.params };
}
