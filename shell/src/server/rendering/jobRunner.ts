import { checkContract } from './checkContract';
import { Generation, keepReleases } from './generation';
import {
  type LoadedRemote,
  type LoadJob,
  type RendererData,
  type RenderJob,
  resultSchemas,
} from './messages';
import type { RenderLog } from './preparePage';
import { renderPage } from './renderPage';

export function createJobRunner({ log, ...data }: RendererData & { log: RenderLog }) {
  const releases = keepReleases(data.releasesDir);

  async function load({ registry, name }: LoadJob): Promise<LoadedRemote> {
    const generation = new Generation(registry, data, releases);
    try {
      await checkContract(generation, name);
      const { routes, sitemapPaths = [] } = await generation.load(`${name}/routes`);
      // Plain data: what else a remote put into it stays with the remote.
      return resultSchemas.load.parse({ routes, sitemapPaths });
    } catch (error) {
      generation.forget(name);
      throw error;
    }
  }

  function render(job: RenderJob) {
    const generation = new Generation(job.registry, data, releases, job.without);
    return renderPage({ ...job, generation, url: new URL(job.url) }, log);
  }

  return (job: LoadJob | RenderJob) => (job.kind === 'load' ? load(job) : render(job));
}
