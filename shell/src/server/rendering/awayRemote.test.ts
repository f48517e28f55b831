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
  missing: ['mf_learn'],
  styleHashes: [],
  used: [],
};

let events: PoolEvents;

/** A started renderer whose pool does nothing but what `run` says. */
async function startRenderer(run: (job: RenderJob) => Promise<RenderResult>) {
  const createPool = (poolEvents: PoolEvents) => {
    events = poolEvents;
    return {
      start: async () => {
        for (const job of events.toLoad()) events.onLoaded(job, loaded);
      },
      run: run as never,
      load: async (job: LoadJob) => events.onLoaded(job, loaded),
      state: () => ({ queued: 0, restarts: 0 }),
      stop: async () => {},
    };
  };
  const renderer = new PageRenderer({ createPool, origin: testSite.origin, log: pino({ level: 'silent' }) });
  await renderer.start(registry);
  return renderer;
}

const visit = (renderer: PageRenderer) => renderer.render(registry, new URL('/learn', testSite.origin));

test('a remote that one renderer cannot load is used in all only as far as it is loaded, until a probe finds it', async () => {
  const jobs: RenderJob[] = [];
  const renderer = await startRenderer(async (job) => {
    jobs.push(job);
    return away;
  });
  await visit(renderer);
  await visit(renderer);
  expect(jobs.map(({ without }) => without)).toEqual([[], ['mf_learn']]);
  while (renderer.breakers.list().length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await visit(renderer);
  expect(jobs.at(-1)?.without).toEqual([]);
});

test('a page that fails its renderer after its answer opens a breaker', async () => {
  const jobs: RenderJob[] = [];
  const renderer = await startRenderer(async (job) => {
    jobs.push(job);
    return { ...away, status: 200, isComplete: true, missing: [] };
  });
  await visit(renderer);
  for (const job of jobs) events.onFailed(job);
  expect(renderer.breakers.list()).toMatchObject([{ remote: 'mf_learn', version: '1', path: '/learn' }]);
});

test('a page of a canary that was lost is probed in the canary’s composition before it is shown again', async () => {
  const jobs: RenderJob[] = [];
  const renderer = await startRenderer(async (job) => {
    jobs.push(job);
    return { ...away, status: 200, isComplete: true, missing: [] };
  });
  const pointer = aPointer('mf-learn', '2');
  const openedAt = new Date().toISOString();
  const canary = { name: 'mf_learn' as const, pointer, share: 0.1, salt: '', openedAt, pages: 1, minutes: 1 };
  renderer.show({ ...registry, canaries: [canary] });
  renderer.breakers.open({
    remote: 'mf_learn',
    version: '2',
    path: '/learn',
    route: '/learn',
    fragment: null,
  });
  renderer.show({ ...registry, canaries: [canary] });
  expect(renderer.breakers.list()).toHaveLength(1);
  while (renderer.breakers.list().length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(jobs.map((job) => job.registry.remotes.mf_learn?.version)).toEqual(['2']);
});
