import { parseRemoteId, remoteEntries } from '@shop/contracts/remoteIds';
import type { PageHandle, PageRoute, RemoteComponentName, RemoteName } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/domain/site/siteConfig';
import { getArea } from '../../areas';
import type { Boot } from '../../boot';
import { limit } from '../../remotes/limit';
import { createRemoteComponentStore } from '../../remotes/remoteComponentStore';
import { matchPage } from '../../routing/matchPage';
import { loadPage, openPage, type PageFailure, type ReadyPage } from '../../routing/openPage';
import { computeId } from '../composition/registry';
import { computePolicyHash } from '../http/security';
import { speculationRules } from '../http/speculationRules';
import type { Generation } from './generation';
import { dataTypes, type RenderJob, type RenderResult } from './messages';
import { hashStyles, readStyles } from './pageStyles';

export type RenderLog = { error: (fields: Record<string, string>, message: string) => void };

export function describeError(error: unknown) {
  const [, frame] = /\n +at (.+)/.exec(Object(error).stack) ?? [];
  return frame ? `${error} at ${frame.replace(/(file:\/\/)?\/.*\//, '')}` : String(error);
}

/** Milliseconds for a page's loader, and for its rendering. */
export const STEP_MS = 1500;

type WithoutPage = Omit<RenderResult, 'used'>;

export type PageRequest = { generation: Generation; url: URL } & Partial<
  Pick<RenderJob, 'prices' | 'isBroken'>
>;

async function openData(
  { page, params }: NonNullable<ReturnType<typeof matchPage<PageRoute>>>,
  request: Request,
  site: SiteConfig,
) {
  const { loader } = await loadPage(page);
  const answer = await loader?.({ request, params, site });
  const type = answer instanceof Response ? answer.headers.get('Content-Type') : null;
  const contentType = dataTypes.find((known) => known === type);
  if (!(answer instanceof Response) || !contentType)
    throw new Error(`${page.path} answers none of ${dataTypes.join(', ')}`);
  const html = new Uint8Array(await answer.arrayBuffer());
  const { status } = answer;
  const data = { status, contentType, html, styleHashes: hashStyles(html) };
  return { ...data, isComplete: status < 500, missing: [] };
}

/** Addresses of the styles that this page uses, and of its scripts: those of remote components come when they are near. */
function listFiles(
  generation: Generation,
  area: RemoteName | null,
  handle: PageHandle | undefined,
  components: RemoteComponentName[],
) {
  const chunks = [area, 'expose-routes', handle?.chunk, handle?.dataChunk];
  if (area === 'mf_cart') chunks.push('expose-cartSlice');
  const page = area ? chunks.map((chunk) => generation.release(area).listFiles(chunk ?? '')) : [];
  const regions = components.map((name) => {
    const { remote, expose } = parseRemoteId(name);
    return generation.release(remote).listFiles(`expose-${expose}`);
  });
  return {
    styles: [...new Set([...page, ...regions].flatMap(({ css }) => css))],
    scripts: [...new Set(page.flatMap(({ js }) => js))],
  };
}

function pickHashes({ integrity, composition }: Generation, scripts: string[]): Record<string, string> {
  const loaded = [...scripts, ...remoteEntries(composition).map(([, { entry }]) => entry)];
  return Object.fromEntries(Object.entries(integrity).filter(([address]) => loaded.includes(address)));
}

/** Remotes of the page, of its remote components, and of the cart, which every page may load. */
function usedBy(area: RemoteName | null, components: RemoteComponentName[] = []): RemoteName[] {
  const owners = components.map((name) => parseRemoteId(name).remote);
  return [...new Set<RemoteName>(['mf_cart', ...(area ? [area] : []), ...owners])];
}

export async function preparePage(request: PageRequest, log: RenderLog) {
  const { generation, url, prices, isBroken = false } = request;
  const { shell } = generation.data;
  const site = { ...generation.data.site, ...(prices && { prices }) };
  const areas = generation.registry.remotes;
  const owner = getArea(areas, url.pathname);
  // Null for a remote that is away, which its page says.
  const known = owner ? await generation.load(`${owner}/routes`).catch(() => null) : { routes: [] };
  const routes = isBroken ? undefined : known?.routes;
  const match = routes && matchPage(routes, url.pathname);
  const warn = (message: string, error: unknown) => log.error({ reason: describeError(error) }, message);
  const open = async (): Promise<PageFailure | ReadyPage | WithoutPage> => {
    const asked = new Request(url);
    if (!routes) return { kind: 'failure', status: 503 };
    if (match?.page.handle?.isData) return openData(match, asked, site);
    const opened = await openPage(asked, { areas, loadRoutes: async () => routes, warn });
    if (opened.kind !== 'redirect') return opened;
    const { to: location } = opened;
    return { status: 301, location, html: new Uint8Array(), isComplete: true, missing: [], styleHashes: [] };
  };
  const page = await limit(open(), STEP_MS, `loader of ${url.pathname}`);
  if ('html' in page) return { ...page, used: usedBy(owner) };
  const area = routes ? owner : null;
  const failure = page.kind === 'failure' ? page : null;
  const handle = failure ? undefined : match?.page.handle;
  const wanted = handle?.fragments ?? [];
  const asked = wanted.filter((name) => !generation.without.includes(name));
  const loaded = await Promise.allSettled(asked.map((name) => generation.load(name)));
  const components = asked.filter((_name, index) => loaded[index]?.status === 'fulfilled');
  // What is away is not asked for here: the browser, too, hydrates it as still to come.
  const fragments = createRemoteComponentStore((name) => generation.load(name));
  await Promise.all(components.map(fragments.load));
  const { styles, scripts } = listFiles(generation, area, handle, components);
  const allStyles = [...shell.css, ...styles];
  const allScripts = [...shell.stages, ...scripts];
  const styleTexts = readStyles(generation, allStyles);
  const status = failure?.status ?? 200;
  const boot: Boot = {
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
    ...(__ASSETS_ORIGIN__ ? { integrity: pickHashes(generation, allScripts) } : {}),
  };
  return {
    boot,
    page,
    fragments,
    status,
    isComplete: status < 500 && components.length === wanted.length,
    missing: [...(owner && !known ? [owner] : []), ...asked.filter((name) => !components.includes(name))],
    // A remote component that is missing is its remote's failure.
    used: usedBy(owner, wanted),
    // React writes them as one. A remote's own are not allowed: by a link nothing would allow them.
    styleHashes: styleTexts.size > 0 ? [computePolicyHash([...styleTexts.values()].join(''))] : [],
    styleTexts,
  };
}
