import type { PageHandle } from '@shop/contracts/remotes';
import type { Registry } from '../composition/registry';
import { checkContract } from './checkContract';
import { computeId, Generation } from './generation';
import { toJobFields } from './jobFields';
import { defaultLimits, ReleaseStore } from './loadedRelease';
import type {
  CheckJob,
  CheckResult,
  GateTask,
  Job,
  LoadedRemote,
  LoadJob,
  RendererData,
  RenderJob,
} from './messages';
import type { RenderLog } from './renderLog';
import { renderPage } from './renderPage';

/** Compositions that may be asked for: the live one, the one before it, one that is being loaded, and one beside. */
const KEPT_COMPOSITIONS = 4;

type Options = RendererData & {
  log: RenderLog;
  /** Does the gate's tasks. */
  check?: (task: GateTask, registry: Registry) => Promise<Omit<CheckResult, 'kind'>>;
};

/** A handle as plain data: what else a remote put into it stays with the remote. */
function toPlainHandle(handle: PageHandle | undefined) {
  if (!handle) return undefined;
  const { chunk, fragments, query, isPrivate } = handle;
  return { chunk, fragments, query, isPrivate };
}

/** Runs the jobs of a renderer; everything that evaluates a remote's code goes through here. */
export function createJobRunner({ releasesDir, site, shell, log, check: runTask }: Options) {
  const store = new ReleaseStore(releasesDir);
  const generations = new Map<string, Generation>();

  function getGeneration(registry: Registry): Generation {
    const id = computeId(registry);
    const generation = generations.get(id) ?? new Generation(registry, releasesDir, defaultLimits, store);
    // The one used last is the last to go.
    generations.delete(id);
    generations.set(id, generation);
    for (const old of [...generations.keys()].slice(0, -KEPT_COMPOSITIONS)) generations.delete(old);
    store.keepOnly([...generations.values()].flatMap(({ releases }) => [...releases.values()]));
    return generation;
  }

  async function load({ registry, name, isStrict }: LoadJob): Promise<LoadedRemote> {
    const generation = getGeneration(registry);
    generation.loadedOnly = [];
    if (isStrict) await generation.release(name).verify();
    await checkContract(generation, name).catch((error: unknown) => {
      // What it exports is loaded, and wrong: the next attempt reads it anew.
      generation.release(name).forget();
      throw error;
    });
    const { routes, sitemapPaths = [] } = await generation.load(`${name}/routes`);
    return {
      kind: 'loaded',
      routes: routes.map(({ path, handle }) => ({ path, handle: toPlainHandle(handle) })),
      sitemapPaths: [...sitemapPaths],
    };
  }

  function render(job: RenderJob) {
    const url = new URL(job.url);
    const generation = getGeneration(job.registry);
    generation.loadedOnly = job.loadedOnly;
    const request = {
      generation,
      site: job.prices ? { ...site, prices: job.prices } : site,
      shell,
      url,
      isBroken: job.isBroken,
      without: job.without,
    };
    return renderPage(request, log.child(toJobFields(job)));
  }

  async function check({ task, registry }: CheckJob): Promise<CheckResult> {
    if (!runTask) throw new Error('this renderer checks no releases');
    return { kind: 'checked', ...(await runTask(task, registry)) };
  }

  return (job: Job) => {
    if (job.kind === 'load') return load(job);
    return job.kind === 'check' ? check(job) : render(job);
  };
}
