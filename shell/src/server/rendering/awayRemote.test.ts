import { aPointer } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import pino from 'pino';
import type { LoadedRemote, LoadJob, RenderJob, RenderResult } from './messages';
import { PageRenderer } from './pageRenderer';
import type { PoolEvents } from './rendererPool';

const registry = { remotes: { mf_learn: aPointer('mf-learn', '1') } };
const loaded: LoadedRemote = { routes: [{ path: '/learn' }], sitemapPaths: [] };
const away: RenderResult = {
  status: 503,
  html: new Uint8Array(),
  isComplete: false,
  missing: [],
  isAway: true,
  styleHashes: [],
  used: [],
};

test('a remote that one renderer cannot load is used in all only as far as it is loaded, until a probe finds it', async () => {
  const jobs: RenderJob[] = [];
  const run = async (job: RenderJob) => {
    jobs.push(job);
    return away;
  };
  const createPool = (events: PoolEvents) => ({
    start: async () => {
      for (const job of events.toLoad()) events.onLoaded(job, loaded);
    },
    run: run as never,
    load: async (job: LoadJob) => events.onLoaded(job, loaded),
    state: () => ({ busy: 0, queued: 0, restarts: 0 }),
    stop: async () => {},
  });
  const renderer = new PageRenderer({ createPool, origin: testSite.origin, log: pino({ level: 'silent' }) });
  await renderer.start(registry);
  const visit = () => renderer.render(registry, new URL('/learn', testSite.origin));
  await visit();
  await visit();
  expect(jobs.map(({ loadedOnly }) => loadedOnly)).toEqual([[], ['mf_learn']]);
  while (renderer.breakers.list().length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await visit();
  expect(jobs.at(-1)?.loadedOnly).toEqual([]);
});
