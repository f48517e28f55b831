import type { PageModule, PageRoute, RemoteName } from '@shop/contracts/remotes';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { type Areas, getArea } from '../areas';
import { redirectTarget } from '../redirects';
import { loadPage } from './loadPage';
import { matchPage } from './matchPage';

/** Why there is no page: 404, 503 where its remote cannot be had, 500 where its own code failed. */
export type PageFailure = { kind: 'failure'; status: number };
export type ReadyPage = { kind: 'page'; path: string; params: Params; Component: ComponentType };
type Redirect = { kind: 'redirect'; to: string };
export type OpenedPage = ReadyPage | PageFailure | Redirect;

type Warn = (message: string, error: unknown) => void;
export type Pages = { areas: Areas; loadRoutes: (area: RemoteName) => Promise<PageRoute[]>; warn?: Warn };

function failure(status: number): PageFailure {
  return { kind: 'failure', status };
}

/** The same on the server and in the browser; never rejects. */
export async function openPage(
  request: Request,
  { areas, loadRoutes, warn = console.warn }: Pages,
): Promise<OpenedPage> {
  const { pathname, search } = new URL(request.url);
  const to = redirectTarget(pathname, search);
  if (to) return { kind: 'redirect', to };
  const area = getArea(areas, pathname);
  if (!area) return failure(404);
  try {
    const match = matchPage(await loadRoutes(area), pathname);
    if (!match) return failure(404);
    const { page, params } = match;
    const { loader, Component } = await loadPage(page);
    const answer = await runLoader(loader, { request, params }, warn);
    return answer ?? { kind: 'page', path: page.path, params, Component };
  } catch (error) {
    warn(`${pathname} of ${area} could not be loaded.`, error);
    return failure(503);
  }
}

/** It may return or throw a Response: a redirect, or a status in place of the page. */
async function runLoader(
  loader: PageModule['loader'],
  args: { request: Request; params: Record<string, string | undefined> },
  warn: Warn,
): Promise<PageFailure | Redirect | null> {
  let answer: unknown;
  try {
    answer = await loader?.(args);
  } catch (error) {
    if (!(error instanceof Response)) {
      warn('The loader of a page failed.', error);
      return failure(500);
    }
    answer = error;
  }
  if (!(answer instanceof Response)) return null;
  const location = answer.headers.get('Location');
  return location ? { kind: 'redirect', to: location } : failure(answer.status);
}
