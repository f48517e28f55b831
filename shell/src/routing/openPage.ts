import type { PageModule, PageRoute, RemoteName } from '@shop/contracts/remotes';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { type Areas, getArea } from '../areas';
import { redirectTarget } from '../redirects';
import { LOAD_LIMIT_MS, limit } from '../remotes/limit';
import { retryChunks } from '../remotes/retryChunks';
import { matchPage } from './matchPage';

/** Why there is no page: 404, 503 where its remote cannot be had, 500 where its own code failed. */
export type PageFailure = { kind: 'failure'; status: number };
export type ReadyPage = { kind: 'page'; path: string; params: Params; Component: ComponentType };
type Redirect = { kind: 'redirect'; to: string };
export type OpenedPage = ReadyPage | PageFailure | Redirect;

type Warn = (message: string, error: unknown) => void;
export type Pages = { areas: Areas; loadRoutes: (area: RemoteName) => Promise<PageRoute[]>; warn?: Warn };

const loaded = new WeakMap<PageRoute, PageModule>();

/** Within the limit. A failure is not kept: the next call tries again. */
export async function loadPage(page: PageRoute): Promise<PageModule> {
  const module = loaded.get(page) ?? (await limit(retryChunks(page.lazy), LOAD_LIMIT_MS, page.path));
  loaded.set(page, module);
  return module;
}

function failure(status: number): PageFailure {
  return { kind: 'failure', status };
}

/** A loader may return or throw a Response: a redirect, or a status in place of the page. */
function readAnswer({ headers, status }: Response): PageFailure | Redirect {
  const location = headers.get('Location');
  return location ? { kind: 'redirect', to: location } : failure(status);
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
  let status = 503;
  try {
    const match = matchPage(await loadRoutes(area), pathname);
    if (!match) return failure(404);
    const { page, params } = match;
    const { loader, Component } = await loadPage(page);
    status = 500;
    const answer: unknown = await loader?.({ request, params });
    if (answer instanceof Response) return readAnswer(answer);
    return { kind: 'page', path: page.path, params, Component };
  } catch (error) {
    if (error instanceof Response) return readAnswer(error);
    warn(`A page of ${area} could not be opened: ${status}.`, error);
    return failure(status);
  }
}
