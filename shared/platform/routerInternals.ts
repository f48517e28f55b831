// The only file that takes what React Router marks as unsafe: its contexts and histories. Its test says what we assume of them.
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  UNSAFE_NavigationContext as NavigatorContext,
  type Params,
  UNSAFE_RouteContext as RouteContext,
} from 'react-router-dom';

export { createBrowserHistory, createMemoryHistory, NavigatorContext, RouteContext };

export type RouterHistory = ReturnType<typeof createBrowserHistory>;

/** What RouteContext holds under a matched page: the router's own Routes match again and weigh 2 kB. */
export function toRouteContext(path: string, params: Params, pathname: string) {
  const match = { route: { path }, params, pathname, pathnameBase: pathname };
  return { matches: [match], outlet: null, isDataRoute: false };
}
