import { parseRemoteId, remoteEntries } from '@shop/contracts/remoteIds';
import type { PageHandle, PageRoute, RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { getArea } from '../../areas';
import type { Boot } from '../../boot';
import { limit } from '../../remotes/limit';
import { matchPage } from '../../routing/matchPage';
import { type OpenedPage, openPage, type PageFailure, type ReadyPage } from '../../routing/openPage';
import type { ShellFiles } from '../composition/shellFiles';
import { speculationRules } from '../http/speculationRules';
import { computeCompositionId, type Generation } from './generation';
import { type Data, openData } from './openData';

/** Milliseconds that the loaders of a page may take. */
const LOADER_LIMIT_MS = 1500;

export type PreparedPage = {
  kind: 'page';
  generation: Generation;
  boot: Boot;
  /** Texts of boot.inlineStyles. */
  styleTexts: Map<string, string>;
  status: number;
  /** True when nothing that belongs to the page is missing. */
  isComplete: boolean;
  /** Fragments that were asked for and could not be had. */
  missing: RemoteComponentName[];
  /** Remotes whose version shows in this page. */
  used: RemoteName[];
  url: URL;
  page: ReadyPage | PageFailure;
};
export type PreparedRedirect = { kind: 'redirect'; location: string };
/** An answer that is no page. */
export type PreparedData = { kind: 'data'; data: Data; used: RemoteName[] };

export type PageRequest = {
  generation: Generation;
  site: SiteConfig;
  shell: ShellFiles;
  /** Path and query as the page may see them. */
  url: URL;
  /** True leaves the owning remote out: its region then shows the failure panel. */
  isBroken?: boolean;
  /** Fragments that are left out, because they hung a moment ago. */
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

/** What the page's own handle says of it. */
export function getHandle(routes: PageRoute[], pathname: string): PageHandle | undefined {
  return matchPage(routes, pathname)?.page.handle;
}

/** Loads the fragments that the HTML will show; those that cannot be had are left out. */
async function loadFragments(
  generation: Generation,
  names: RemoteComponentName[],
): Promise<RemoteComponentName[]> {
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

/** Addresses of the styles that this page uses, and of its scripts: those of fragments come when they are near. */
function listFiles(
  generation: Generation,
  area: RemoteName | null,
  handle: PageHandle | undefined,
  fragments: RemoteComponentName[],
) {
  const chunks: [RemoteName, string][] = [];
  if (area) {
    chunks.push([area, area], [area, 'expose-routes']);
    if (handle) chunks.push([area, handle.chunk]);
    if (handle?.dataChunk) chunks.push([area, handle.dataChunk]);
    if (area === 'mf_cart') chunks.push([area, 'expose-cartSlice']);
  }
  const page = chunks.map(([name, chunk]) => generation.listFiles(name, chunk));
  const regions = fragments.map((fragment) => {
    const { remote, expose } = parseRemoteId(fragment);
    return generation.listFiles(remote, `expose-${expose}`);
  });
  return {
    styles: [...new Set([...page, ...regions].flatMap(({ css }) => css))],
    scripts: [...new Set(page.flatMap(({ js }) => js))],
  };
}

/** Hashes of scripts and of the entries of all remotes. */
function getHashes(generation: Generation, shell: ShellFiles, scripts: string[]): Record<string, string> {
  const entries = remoteEntries(generation.composition).map(([, { entry }]) => entry);
  return Object.fromEntries(
    [...scripts, ...entries].flatMap((address) => {
      const hash = shell.integrity?.[address] ?? generation.getIntegrity(address);
      return hash ? [[address, hash]] : [];
    }),
  );
}

/** Remotes of the page, of its fragments, and of the cart, which every page may load. */
function usedBy(area: RemoteName | null, fragments: RemoteComponentName[]): RemoteName[] {
  const owners = fragments.map((fragment) => parseRemoteId(fragment).remote);
  return [...new Set<RemoteName>(['mf_cart', ...(area ? [area] : []), ...owners])];
}

/** Runs a page's loader and gathers what rendering needs. */
export async function preparePage({
  generation,
  site,
  shell,
  url,
  isBroken = false,
  without = [],
}: PageRequest): Promise<PreparedPage | PreparedRedirect | PreparedData> {
  const owner = await openArea(generation, url.pathname);
  const hasFailed = owner.hasFailed || isBroken;
  const data = hasFailed ? null : await openData(owner.routes, url);
  if (data) return { kind: 'data', data, used: usedBy(owner.area, []) };
  const page: OpenedPage = hasFailed
    ? { kind: 'failure', status: 503 }
    : await openWithin(url, { areas: generation.registry.remotes, loadRoutes: async () => owner.routes });
  if (page.kind === 'redirect') return { kind: 'redirect', location: page.to };
  const failure = page.kind === 'failure' ? page : null;
  const handle = failure ? undefined : getHandle(owner.routes, url.pathname);
  const wanted = handle?.fragments ?? [];
  const asked = wanted.filter((name) => !without.includes(name));
  const fragments = await loadFragments(generation, asked);
  const area = hasFailed ? null : owner.area;
  const { styles, scripts } = listFiles(generation, area, handle, fragments);
  const allStyles = [...shell.css, ...styles];
  const allScripts = [...shell.stages, ...scripts];
  const styleTexts = await generation.readStyles(allStyles, shell.version);
  return {
    kind: 'page',
    generation,
    url,
    page,
    status: failure?.status ?? 200,
    isComplete: !hasFailed && fragments.length === wanted.length,
    missing: asked.filter((name) => !fragments.includes(name)),
    // A fragment that is missing is its remote's failure.
    used: usedBy(owner.area, wanted),
    styleTexts,
    boot: {
      composition: generation.composition,
      compositionId: computeCompositionId(generation.registry, shell.version),
      shellVersion: shell.version,
      chunks: shell.chunks,
      site,
      area,
      fragments,
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

/** Opens a page within the time limit. @throws when its loader takes longer */
async function openWithin(url: URL, shop: Parameters<typeof openPage>[1]) {
  const abort = new AbortController();
  try {
    const opening = openPage(new Request(url, { signal: abort.signal }), shop);
    return await limit(opening, LOADER_LIMIT_MS, `loader of ${url.pathname}`);
  } catch (error) {
    abort.abort();
    throw error;
  }
}
