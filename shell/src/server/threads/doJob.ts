import type { PageHandle } from '@shop/contracts/remotes';
import type { SiteConfig } from '@shop/site/siteConfig';
import type { Logger } from 'pino';
import { checkContract } from '../checkContract';
import { Generation, idOf } from '../generation';
import { defaultLimits, ReleaseStore } from '../loadedRelease';
import type { Registry } from '../registry';
import { renderPage } from '../renderPage';
import type { ShellFiles } from '../shellFiles';
import { nameOfJob } from './nameOfJob';
import type { Job, LoadedRemote, LoadJob, RenderJob, RenderResult } from './protocol';

/** Compositions that may be asked for: the live one, the one before it, one that is being warmed, and one beside. */
const KEPT_COMPOSITIONS = 4;

type Options = { releasesDir: string; site: SiteConfig; shell: ShellFiles; log: Logger };

/** A handle as plain data: what else a remote put into it stays with the remote. */
function plainHandle(handle: PageHandle | undefined) {
  if (!handle) return undefined;
  const { chunk, fragments, query, isPrivate } = handle;
  return { chunk, fragments, query, isPrivate };
}

/** Does the jobs of a render thread; everything that evaluates a remote's code goes through here. */
export function makeWorkshop({ releasesDir, site, shell, log }: Options) {
  const store = new ReleaseStore(releasesDir);
  const generations = new Map<string, Generation>();

  function generationOf(registry: Registry): Generation {
    const id = idOf(registry);
    const generation = generations.get(id) ?? new Generation(registry, releasesDir, defaultLimits, store);
    // The one used last is the last to go.
    generations.delete(id);
    generations.set(id, generation);
    for (const old of [...generations.keys()].slice(0, -KEPT_COMPOSITIONS)) generations.delete(old);
    store.keepOnly([...generations.values()].flatMap(({ releases }) => [...releases.values()]));
    return generation;
  }

  async function load({ registry, name, isStrict }: LoadJob): Promise<LoadedRemote> {
    const generation = generationOf(registry);
    generation.resting = [];
    if (isStrict) await generation.release(name).verify();
    await checkContract(generation, name).catch((error: unknown) => {
      // What it exports is here, and wrong: the next try reads it anew.
      generation.release(name).forget();
      throw error;
    });
    const { routes, sitemapPaths = [] } = await generation.load(`${name}/routes`);
    return {
      kind: 'loaded',
      routes: routes.map(({ path, handle }) => ({ path, handle: plainHandle(handle) })),
      sitemapPaths,
    };
  }

  async function render(job: RenderJob): Promise<RenderResult> {
    const url = new URL(job.url);
    const generation = generationOf(job.registry);
    generation.resting = job.resting;
    const request = { generation, site, shell, url, isBroken: job.isBroken, without: job.without };
    return renderPage(request, log.child(nameOfJob(job)));
  }

  return (job: Job) => (job.kind === 'load' ? load(job) : render(job));
}
