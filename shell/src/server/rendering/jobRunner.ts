import { LRUCache } from 'lru-cache';
import { computeId, type Registry } from '../composition/registry';
import { checkContract } from './checkContract';
import { Generation } from './generation';
import {
  type LoadedRemote,
  type LoadJob,
  type RendererData,
  type RenderJob,
  resultSchemas,
} from './messages';
import type { RenderLog } from './preparePage';
import { renderPage } from './renderPage';

/** Compositions that may be asked for: the live one, the one before it, one that is being loaded, and one beside. */
const KEPT_COMPOSITIONS = 4;

export function createJobRunner({ log, ...data }: RendererData & { log: RenderLog }) {
  const generations: LRUCache<string, Generation, Registry> = new LRUCache({
    max: KEPT_COMPOSITIONS,
    memoMethod: (_id, _stale, { context }) => new Generation(context, data, [...generations.values()]),
  });
  const getGeneration = (registry: Registry) => generations.memo(computeId(registry), { context: registry });

  async function load({ registry, name }: LoadJob): Promise<LoadedRemote> {
    const generation = getGeneration(registry);
    generation.loadedOnly = [];
    await generation.release(name).forgetUnsound();
    await checkContract(generation, name).catch((error: unknown) => {
      // What it exports is loaded, and wrong: the next attempt reads it anew.
      generation.release(name).forget();
      throw error;
    });
    const { routes, sitemapPaths = [] } = await generation.load(`${name}/routes`);
    // Plain data: what else a remote put into it stays with the remote.
    return resultSchemas.load.parse({ routes, sitemapPaths });
  }

  function render(job: RenderJob) {
    const generation = getGeneration(job.registry);
    generation.loadedOnly = job.loadedOnly;
    return renderPage({ ...job, generation, url: new URL(job.url) }, log);
  }

  return (job: LoadJob | RenderJob) => (job.kind === 'load' ? load(job) : render(job));
}
