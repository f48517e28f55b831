import { aPointer } from '@shop/testing/testReleases';
import { testSite } from '@shop/testing/testSite';
import pino from 'pino';
import { RendererLostError } from './jobs';
import type { LoadedRemote, LoadJob, RenderJob, RenderResult } from './messages';
import { PageRenderer } from './pageRenderer';
import type { PoolEvents } from './rendererPool';

const registry = { remotes: { mf_learn: aPointer('mf-learn', '1') } };
const cards = 'mf_catalog/ProductCards';
const loaded: LoadedRemote = {
  routes: [{ path: '/learn' }, { path: '/guides', handle: { chunk: 'x', fragments: [cards] } }],
  sitemapPaths: [],
};
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

const visit = (renderer: PageRenderer, path = '/learn') =>
  renderer.render(registry, new URL(path, testSite.origin));

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

test('of requests that lose their renderers to one page at once, the first alone tries it without its components', async () => {
  const jobs: RenderJob[] = [];
  const renderer = await startRenderer(async (job) => {
    jobs.push(job);
    if (job.isBroken) return away;
    await new Promise(setImmediate);
    throw new RendererLostError('hangs', true);
  });
  await Promise.all([1, 2, 3].map((n) => visit(renderer, `/guides?search=${n}`)));
  expect(jobs.filter(({ without }) => without.includes(cards))).toHaveLength(1);
});

test.each([
  ['that remote component', cards],
  ['that page', null],
] as const)(
  'a page that throws in a probe loses no renderer: the breaker of %s closes',
  async (_what, fragment) => {
    const renderer = await startRenderer(async () => {
      throw new Error('its data are away');
    });
    const remote = fragment ? 'mf_catalog' : 'mf_learn';
    renderer.show({ remotes: { ...registry.remotes, mf_catalog: aPointer('mf-catalog', '1') } });
    renderer.breakers.open({ remote, version: '1', path: '/guides', route: null, fragment });
    for (let waits = 0; waits < 60 && renderer.breakers.list().length > 0; waits++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(renderer.breakers.list()).toEqual([]);
  },
);
