import type { FragmentName, PageHandle, PageRoute, RemoteName } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/site/siteConfig';
import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import { areaOf } from '../areas';
import type { Boot, SerializedError } from '../boot';
import { limit } from '../remotes/limit';
import { shopRoutes } from '../routes';
import type { Generation } from './generation';
import type { ShellFiles } from './shellFiles';

/** Milliseconds that the loaders of a page may take. */
const LOADER_LIMIT_MS = 2000;

export type PreparedPage = {
  kind: 'page';
  generation: Generation;
  boot: Boot;
  status: number;
  /** True when nothing that belongs to the page is missing. */
  isWhole: boolean;
  handler: StaticHandler;
  context: StaticHandlerContext;
};
export type PreparedRedirect = { kind: 'redirect'; location: string };

export type PageRequest = {
  generation: Generation;
  site: SiteConfig;
  shell: ShellFiles;
  /** Path and query as the page may see them. */
  url: URL;
};

/** The routes of the remote that owns a path. Never rejects: a remote that is away is named as failed. */
export async function loadAreaOf(generation: Generation, pathname: string) {
  const area = areaOf(pathname);
  if (!area) return { area: null, routes: [], hasFailed: false };
  try {
    const { routes } = await generation.load(`${area}/routes`);
    return { area, routes, hasFailed: false };
  } catch {
    return { area, routes: [], hasFailed: true };
  }
}

/** What the page's own handle says of it. */
export function handleOf(routes: PageRoute[], pathname: string): PageHandle | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle;
}

/** Loads the fragments that the HTML will show; those that cannot be had are left out. */
async function loadFragments(generation: Generation, names: FragmentName[]): Promise<FragmentName[]> {
  const loaded = await Promise.all(
    names.map((name) =>
      generation.load(name).then(
        () => name,
        () => null,
      ),
    ),
  );
  return loaded.filter((name) => name !== null);
}

/** Chunks of mf-cart that come alive after the page: named early, and nothing waits for them. */
const cartChunks = ['mf_cart', 'expose-cartSlice', 'expose-CartBadge'];

/** Addresses of the styles and scripts that this page uses, in the order of need. */
function filesOf(
  generation: Generation,
  area: RemoteName | null,
  handle: PageHandle | undefined,
  fragments: FragmentName[],
) {
  const chunks: [RemoteName, string][] = [];
  if (area) {
    chunks.push([area, area], [area, 'expose-routes']);
    if (handle) chunks.push([area, handle.chunk]);
  }
  for (const fragment of fragments) {
    const [name, expose] = fragment.split('/') as [RemoteName, string];
    chunks.push([name, name], [name, `expose-${expose}`]);
  }
  const page = chunks.map(([name, chunk]) => generation.filesOf(name, chunk));
  const cart = cartChunks.map((chunk) => generation.filesOf('mf_cart', chunk));
  return {
    styles: [...new Set(page.flatMap(({ css }) => css))],
    preloads: [...new Set([...page, ...cart].flatMap(({ js }) => js))],
  };
}

function serializeErrors(errors: StaticHandlerContext['errors']): Record<string, SerializedError> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data }
        : { status: 500, statusText: 'Internal Error', data: null },
    ]),
  );
}

/**
 * Runs a page's loaders and gathers what rendering needs. `isBroken` leaves the owning remote out: its region then
 * shows the failure panel.
 */
export async function preparePage(
  { generation, site, shell, url }: PageRequest,
  isBroken = false,
): Promise<PreparedPage | PreparedRedirect> {
  const owner = await loadAreaOf(generation, url.pathname);
  const hasFailed = owner.hasFailed || isBroken;
  const loaded = owner.area && !hasFailed ? [{ area: owner.area, routes: owner.routes }] : [];
  const handler = createStaticHandler(
    shopRoutes({ loaded, unavailable: () => (hasFailed ? owner.area : null) }),
  );
  const abort = new AbortController();
  const request = new Request(url, { signal: abort.signal });
  let context: Response | StaticHandlerContext;
  try {
    context = await limit(handler.query(request), LOADER_LIMIT_MS, `loaders of ${url.pathname}`);
  } catch (error) {
    abort.abort();
    throw error;
  }
  if (context instanceof Response) {
    return { kind: 'redirect', location: context.headers.get('location') ?? '/' };
  }
  const handle = hasFailed || context.errors ? undefined : handleOf(owner.routes, url.pathname);
  const wanted = handle?.fragments ?? [];
  const fragments = await loadFragments(generation, wanted);
  const area = hasFailed ? null : owner.area;
  const { styles, preloads } = filesOf(generation, area, handle, fragments);
  return {
    kind: 'page',
    generation,
    handler,
    context,
    status: context.statusCode,
    isWhole: !hasFailed && fragments.length === wanted.length,
    boot: {
      composition: generation.composition,
      site,
      area,
      fragments,
      hydration: { loaderData: context.loaderData, errors: serializeErrors(context.errors) },
      isRendered: true,
      styles: [...shell.css, ...styles],
      preloads,
    },
  };
}
