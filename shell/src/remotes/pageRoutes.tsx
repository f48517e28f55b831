import type { PageRoute, RemoteName } from '@shop/contracts/remotes';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { redirectTarget } from '../redirects';
import { areaUnavailable } from './areaStatus';
import { PageError } from './PageError';
import { retryChunks } from './retryChunks';

/** The module behind a page of a remote. */
type PageModule = { Component: ComponentType; loader?: (args: LoaderFunctionArgs) => unknown };

/** id of the route under which all pages hang. */
export const PAGES_ID = 'pages';

const loadedPages = new WeakMap<PageRoute, PageModule>();

/** Loads the page's own module, once. A failure is not kept: the next call tries again. */
export async function loadPage(route: PageRoute): Promise<PageModule> {
  const known = loadedPages.get(route);
  if (known) return known;
  if (typeof route.lazy !== 'function') throw new Error(`The page ${route.path} is not lazy.`);
  const { lazy } = route;
  const page = (await retryChunks(lazy)) as PageModule;
  loadedPages.set(route, page);
  return page;
}

function PageOfRemote({ route }: { route: PageRoute }) {
  const page = loadedPages.get(route);
  if (!page) throw new Error(`The page ${route.path} is rendered before it is loaded.`);
  return <page.Component />;
}

/** A redirect of the shop's table for this request, if there is one. In-app the old address enters no history. */
function redirected(request: Request): Response | null {
  const url = new URL(request.url);
  const target = redirectTarget(url.pathname, url.search);
  return target ? redirect(target, 301) : null;
}

/**
 * A remote's pages as routes of the one router. The module is loaded by the route's loader and not by the router's
 * `lazy`, which keeps a failed load for ever: 'Try again' could not recover.
 */
export function pageRoutes(area: RemoteName, routes: PageRoute[]): RouteObject[] {
  return routes.map((route) => ({
    id: `${area}:${route.path}`,
    path: route.path,
    handle: { ...route.handle, area, route },
    caseSensitive: true,
    errorElement: <PageError />,
    async loader(args) {
      const elsewhere = redirected(args.request);
      if (elsewhere) return elsewhere;
      let page: PageModule;
      try {
        page = await loadPage(route);
      } catch (error) {
        console.warn(`The page ${route.path} of ${area} could not be loaded.`, error);
        throw areaUnavailable(area);
      }
      return (await page.loader?.(args)) ?? null;
    },
    element: <PageOfRemote route={route} />,
  }));
}

/** Catches every path without a page: a redirect of the table, a remote that is away, or not found. */
export function restRoute(unavailable: (pathname: string) => RemoteName | null): RouteObject {
  return {
    id: 'rest',
    path: '*',
    element: null,
    errorElement: <PageError />,
    loader({ request }) {
      const elsewhere = redirected(request);
      if (elsewhere) return elsewhere;
      const area = unavailable(new URL(request.url).pathname);
      throw area
        ? areaUnavailable(area)
        : new Response('Not found', { status: 404, statusText: 'Not Found' });
    },
  };
}
