import type { ContractsModule } from '@shop/contracts/contractChecks';
import { parseRemoteId } from '@shop/contracts/remoteIds';
import type { RemoteModules, RemoteName, RoutesModule } from '@shop/contracts/remotes';
import { matchPage } from '../../../routing/matchPage';
import { type Registry, toReason } from '../../composition/registry';
import { isComponent } from '../../rendering/checkContract';
import { Generation, keepReleases } from '../../rendering/generation';
import { MAX_PAGE_BYTES, type RendererData } from '../../rendering/messages';
import { describeError } from '../../rendering/preparePage';
import { renderPage } from '../../rendering/renderPage';
import { checkContract, checkMessages } from './checkContracts';
import { shellExpectations } from './shellContracts';
import type { CheckResult, DescribedRemote, GateTask, ShownComponent } from './tasks';

/** The renderer's handle knows a module that hangs from one that gets no processor; this limit does not. */
const LOAD_MS = 30_000;
const MOST_OF_A_ROUTE = 40;

type Load = (id: string) => Promise<unknown>;

/** Addresses at which every route of a remote is met, as far as its sitemap tells what stands for a parameter. */
function describePages(
  { routes, sitemapPaths = [] }: RoutesModule,
  listScripts: (chunk: string) => string[],
): DescribedRemote['pages'] {
  const known = new Map<string, string[]>();
  const parameters = new Map<string, string>();
  for (const path of new Set(sitemapPaths)) {
    const match = matchPage(routes, path);
    if (!match || path.includes(':')) continue;
    known.set(match.page.path, [...(known.get(match.page.path) ?? []), path]);
    for (const [name, value] of Object.entries(match.params)) if (value) parameters.set(name, value);
  }
  return routes.flatMap(({ path, handle }) => {
    const filled = path.replace(/:(\w+)/g, (whole, name) => parameters.get(name) ?? whole);
    const addresses = known.get(path) ?? (filled.includes(':') ? [] : [filled]);
    return addresses
      .slice(0, MOST_OF_A_ROUTE)
      .map((address) => ({
        path: address,
        components: [...(handle?.fragments ?? [])],
        isData: handle?.isData ?? false,
        scripts: listScripts(handle?.chunk ?? ''),
      }));
  });
}

const findNoPages = ({ routes, sitemapPaths = [] }: RoutesModule) =>
  sitemapPaths
    .filter((path) => path.includes(':') || !matchPage(routes, path))
    .map((path) => `sitemapPaths lists ${path}, which is no page`);

async function checkComponent({ id, shownBy, path }: ShownComponent, load: Load): Promise<string[]> {
  const use = `${shownBy} shows it${path && ` on ${path}`}`;
  try {
    const isThere = isComponent(Object(await load(id)).default);
    return isThere ? [] : [`${id} exports no component as its default, and ${use}`];
  } catch (error) {
    return [`${id} is not there, and ${use}: ${Object(error).message}`];
  }
}

async function renderPages(
  { paths, excused }: { paths: string[]; excused: RemoteName[] },
  generation: Generation,
  onPage: (path: string) => void,
): Promise<Pick<CheckResult, 'faults' | 'rendered'>> {
  const faults: string[] = [];
  const rendered: Record<string, string> = {};
  const isExcused = ({ missing }: { missing: string[] }) =>
    missing.length > 0 && missing.every((id) => excused.includes(parseRemoteId(id).remote));
  for (const path of paths) {
    onPage(path);
    const reasons: unknown[] = [];
    const log = { error: (fields: object) => void ('reason' in fields && reasons.push(fields.reason)) };
    const url = new URL(path, generation.data.site.origin);
    const page = await renderPage({ generation, url }, log).catch((error) => describeError(error));
    if (typeof page === 'string') {
      faults.push(`${path} answers 503: ${page}`);
      continue;
    }
    if (page.html.length > MAX_PAGE_BYTES) {
      faults.push(`${path} has ${page.html.length} bytes`);
      continue;
    }
    rendered[path] = new TextDecoder().decode(page.html);
    // Data refuses a request that lacks its fields, and waits for prices, which nobody knows here.
    if (page.location || (page.contentType && page.status !== 500)) continue;
    const [reason] = reasons;
    if (page.status !== 200) faults.push(`${path} answers ${page.status}${reason ? `: ${reason}` : ''}`);
    else if (!page.isComplete && !isExcused(page))
      faults.push(`${path} is not whole: ${reason ?? `it lacks ${page.missing.join(', ')}`}`);
  }
  return { faults, rendered };
}

/** Does the gate's tasks in a renderer. `onStep` is told the step that runs, so that a late one can be ended by name. */
export function createTaskRunner(data: RendererData, onStep: (step: string) => void) {
  return async (task: GateTask, registry: Registry): Promise<CheckResult> => {
    const generation = new Generation(registry, data, keepReleases(data.releasesDir, LOAD_MS));
    const load: Load = (id) => generation.load(id as keyof RemoteModules);

    async function getContracts(name: RemoteName): Promise<ContractsModule> {
      if (!registry.remotes[name]?.contracts) return {};
      const module = (await load(`${name}/contracts`)) as { contracts?: ContractsModule };
      return module.contracts ?? {};
    }
    async function describe(name: RemoteName): Promise<CheckResult> {
      const module = await generation.load(`${name}/routes`);
      const contracts = await getContracts(name);
      onStep('messages');
      const described = {
        routes: module.routes.map(({ path }) => path),
        pages: describePages(module, (chunk) => generation.release(name).listFiles(chunk).js),
        reliesOn: [...new Set((contracts.asks ?? []).map(({ provider }) => parseRemoteId(provider).remote))],
        messageFaults: await checkMessages(contracts).catch((error: Error) => [error.message]),
      };
      return { faults: findNoPages(module), described };
    }
    async function check(): Promise<CheckResult> {
      if (task.what === 'describe') return describe(task.name);
      if (task.what === 'components') {
        const faults = await Promise.all(task.shown.map((one) => checkComponent(one, load)));
        return { faults: faults.flat() };
      }
      if (task.what === 'pages') return renderPages(task, generation, (path) => onStep(`rendering ${path}`));
      const { consumer, provider } = task;
      const { asks = [] } = consumer === 'shell' ? { asks: shellExpectations } : await getContracts(consumer);
      const own = asks.filter((ask) => parseRemoteId(ask.provider).remote === provider);
      return { faults: await checkContract(consumer, own, load) };
    }
    onStep(task.what === 'describe' ? `loading ${task.name}` : task.what);
    const result = await check().catch((error): CheckResult => ({ faults: [toReason(error)] }));
    // What a release began may fail a moment later.
    await new Promise<void>((resolve) => setTimeout(resolve, 50));
    return result;
  };
}
