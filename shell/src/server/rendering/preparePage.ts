import { parseRemoteId, remoteEntries } from '@shop/contracts/remoteIds';
import type { PageHandle, PageRoute, RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { getArea } from '../../areas';
import type { Boot } from '../../boot';
import { limit } from '../../remotes/limit';
import { loadPage } from '../../routing/loadPage';
import { matchPage } from '../../routing/matchPage';
import { type OpenedPage, openPage, type PageFailure, type ReadyPage } from '../../routing/openPage';
import type { ShellFiles } from '../composition/shellFiles';
import { speculationRules } from '../http/speculationRules';
import { describeError } from './describeError';
import { computeId, type Generation } from './generation';
import { dataTypes, type RenderResult } from './messages';
import { hashStyles, readStyles } from './pageStyles';

export type RenderLog = { error: (fields: Record<string, string>, message: string) => void };

const LOADER_LIMIT_MS = 1500;

export type PreparedPage = Pick<RenderResult, 'status' | 'isComplete' | 'missing' | 'isAway' | 'used'> & {
  boot: Boot;
  /** The remote whose page it is; null for pages of the shell and for a remote that failed. */
  area: RemoteName | null;
  styleTexts: Map<string, string>;
  page: ReadyPage | PageFailure;
};

export type PageRequest = {
  generation: Generation;
  site: SiteConfig;
  shell: ShellFiles;
  url: URL;
  isBroken?: boolean;
  without?: RemoteComponentName[];
};

/** The routes of the remote that owns a path. Never rejects: a remote that is away is named as failed. */
async function openArea(generation: Generation, pathname: string) {
  const area = getArea(generation.registry.remotes, pathname);
  if (!area) return { area: null, routes: [], hasFailed: false };
  try {
    const { routes } = await generation.load(`${area}/routes`);
    return { area, routes, hasFailed: false };
  } catch {
    return { area, routes: [], hasFailed: true };
  }
}

async function withRequest<T>(url: URL, run: (request: Request) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  try {
    const running = run(new Request(url, { signal: abort.signal }));
    return await limit(running, LOADER_LIMIT_MS, `loader of ${url.pathname}`);
  } catch (error) {
    abort.abort();
    throw error;
  }
}

/** The answer of a route that is no page; null where a page stands under the path. @throws for other types than dataTypes */
async function openData(routes: PageRoute[], { url, site }: PageRequest): Promise<RenderResult | null> {
  const match = matchPage(routes, url.pathname);
  if (!match?.page.handle?.isData) return null;
  return withRequest(url, async (request) => {
    const { loader } = await loadPage(match.page);
    const answer = await loader?.({ request, params: match.params, site });
    const type = answer instanceof Response ? answer.headers.get('Content-Type') : null;
    const contentType = dataTypes.find((known) => known === type);
    if (!(answer instanceof Response) || !contentType)
      throw new Error(`${url.pathname} answers none of ${dataTypes.join(', ')}`);
    const html = new Uint8Array(await answer.arrayBuffer());
    const { status } = answer;
    const data = { status, contentType, html, styleHashes: hashStyles(html) };
    return { ...data, isComplete: status < 500, missing: [], used: [] };
  });
}

async function loadComponents(generation: Generation, names: RemoteComponentName[]) {
  const loaded = await Promise.allSettled(names.map((name) => generation.load(name)));
  return names.filter((_name, index) => loaded[index]?.status === 'fulfilled');
}

/** Addresses of the styles that this page uses, and of its scripts: those of remote components come when they are near. */
function listFiles(
  generation: Generation,
  area: RemoteName | null,
  handle: PageHandle | undefined,
  components: RemoteComponentName[],
) {
  const chunks = area && [area, 'expose-routes', handle?.chunk, handle?.dataChunk];
  if (area === 'mf_cart') chunks?.push('expose-cartSlice');
  const page = (chunks ?? []).flatMap((chunk) => (area && chunk ? [generation.listFiles(area, chunk)] : []));
  const regions = components.map((name) => {
    const { remote, expose } = parseRemoteId(name);
    return generation.listFiles(remote, `expose-${expose}`);
  });
  return {
    styles: [...new Set([...page, ...regions].flatMap(({ css }) => css))],
    scripts: [...new Set(page.flatMap(({ js }) => js))],
  };
}

function getHashes(generation: Generation, shell: ShellFiles, scripts: string[]): Record<string, string> {
  const entries = remoteEntries(generation.composition).map(([, { entry }]) => entry);
  return Object.fromEntries(
    [...scripts, ...entries].flatMap((address) => {
      const hash = shell.integrity?.[address] ?? generation.getIntegrity(address);
      return hash ? [[address, hash]] : [];
    }),
  );
}

/** Remotes of the page, of its remote components, and of the cart, which every page may load. */
function usedBy(area: RemoteName | null, components: RemoteComponentName[] = []): RemoteName[] {
  const owners = components.map((name) => parseRemoteId(name).remote);
  return [...new Set<RemoteName>(['mf_cart', ...(area ? [area] : []), ...owners])];
}

function moved(location: string, used: RemoteName[]): RenderResult {
  const page = { status: 301, location, html: new Uint8Array() };
  return { ...page, isComplete: true, missing: [], styleHashes: [], used };
}

export async function preparePage(
  request: PageRequest,
  log: RenderLog,
): Promise<PreparedPage | RenderResult> {
  const { generation, site, shell, url, isBroken = false, without = [] } = request;
  const owner = await openArea(generation, url.pathname);
  const hasFailed = owner.hasFailed || isBroken;
  const data = hasFailed ? null : await openData(owner.routes, request);
  if (data) return { ...data, used: usedBy(owner.area) };
  const shop = {
    areas: generation.registry.remotes,
    loadRoutes: async () => owner.routes,
    warn: (message: string, error: unknown) => log.error({ reason: describeError(error) }, message),
  };
  const page: OpenedPage = hasFailed
    ? { kind: 'failure', status: 503 }
    : await withRequest(url, (asked) => openPage(asked, shop));
  if (page.kind === 'redirect') return moved(page.to, usedBy(owner.area));
  const failure = page.kind === 'failure' ? page : null;
  const handle = failure ? undefined : matchPage(owner.routes, url.pathname)?.page.handle;
  const wanted = handle?.fragments ?? [];
  const asked = wanted.filter((name) => !without.includes(name));
  const components = await loadComponents(generation, asked);
  const area = hasFailed ? null : owner.area;
  const { styles, scripts } = listFiles(generation, area, handle, components);
  const allStyles = [...shell.css, ...styles];
  const allScripts = [...shell.stages, ...scripts];
  const styleTexts = await readStyles(generation, allStyles);
  return {
    page,
    area,
    status: failure?.status ?? 200,
    isComplete: !hasFailed && components.length === wanted.length,
    missing: asked.filter((name) => !components.includes(name)),
    isAway: owner.hasFailed,
    // A remote component that is missing is its remote's failure.
    used: usedBy(owner.area, wanted),
    styleTexts,
    boot: {
      composition: generation.composition,
      compositionId: computeId(generation.registry),
      shellVersion: __VERSION__,
      chunks: shell.chunks,
      site,
      fragments: components,
      failure,
      isRendered: true,
      styles: allStyles.filter((href) => !styleTexts.has(href)),
      inlineStyles: [...styleTexts.keys()],
      speculationRules,
      scripts: allScripts,
      ...(__ASSETS_ORIGIN__ ? { integrity: getHashes(generation, shell, allScripts) } : {}),
    },
  };
}
