import type { PageRoute, RemoteName } from '@shop/contracts/remotes';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { PAGES_ID, pageRoutes, restRoute } from './remotes/pageRoutes';

type Options = {
  loaded: { area: RemoteName; routes: PageRoute[] }[];
  /** The remote that should own a path and could not be loaded; null where none is missing. */
  unavailable: (pathname: string) => RemoteName | null;
};

function Nothing() {
  return null;
}

/** All routes of the shop as far as they are known: the same tree on the server and in the browser. */
export function shopRoutes({ loaded, unavailable }: Options): RouteObject[] {
  return [
    {
      id: 'shop',
      Component: Layout,
      // A page that the server did not render starts empty.
      HydrateFallback: Nothing,
      children: [
        {
          id: PAGES_ID,
          children: [
            ...loaded.flatMap(({ area, routes }) => pageRoutes(area, routes)),
            restRoute(unavailable),
          ],
        },
      ],
    },
  ];
}
