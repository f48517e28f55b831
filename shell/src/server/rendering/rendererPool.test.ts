import pino from 'pino';
import { type FailureReason, RendererLostError } from './jobs';
import type { LoadJob, RendererData, RenderJob } from './messages';
import { RendererPool } from './rendererPool';

/** Renderers that the test starts and ends, and the jobs that they were given. */
class StandIn {
  static started: StandIn[] = [];
  lastJob: RenderJob | null = null;
  isBusy = false;
  wasIdle = true;
  start = () => {};
  end: (reason?: FailureReason) => void = () => {};
  readonly started = new Promise<void>((resolve) => {
    this.start = resolve;
  });
  readonly gone = new Promise<FailureReason | undefined>((resolve) => {
    this.end = resolve;
  });

  constructor() {
    StandIn.started.push(this);
  }
  async run(job: RenderJob | LoadJob) {
    if (job.kind === 'load') return this.started;
    this.lastJob = job;
  }
  stop() {}
}
jest.mock('./rendererProcess', () => ({
  get RendererProcess() {
    return StandIn;
  },
}));

const job: RenderJob = {
  kind: 'render',
  registry: { remotes: {} },
  url: 'http://shop.test/faq',
  isBroken: false,
  without: [],
  prices: null,
};
const nextTurn = () => new Promise(setImmediate);
const onFailed = jest.fn();
let pool: RendererPool;

function createPool() {
  const none = () => {};
  const toLoad = (): LoadJob[] => [{ kind: 'load', registry: job.registry, name: 'mf_learn' }];
  const events = { toLoad, onLoaded: none, onFailed };
  const log = pino({ level: 'silent' });
  return new RendererPool({ file: '', data: {} as RendererData, log, events });
}

/** A pool with one renderer that is ready, and another that is still starting. */
beforeEach(async () => {
  StandIn.started = [];
  pool = createPool();
  const started = pool.start();
  StandIn.started[0]?.start();
  await started;
});
afterEach(() => {
  jest.restoreAllMocks();
  return pool.stop();
});

const jobsGiven = () => StandIn.started.filter(({ lastJob }) => lastJob !== null).length;

test('a job that may hang its renderer never takes the only one that is ready', async () => {
  const done = pool.run(job, true);
  await nextTurn();
  expect(jobsGiven()).toBe(0);
  StandIn.started[1]?.start();
  await done;
  expect(jobsGiven()).toBe(1);
});

test('a renderer that ends before it begins to load is no fault of what it should load', async () => {
  const lost = new RendererLostError('exited', false);
  jest.spyOn(StandIn.prototype, 'run').mockRejectedValueOnce(lost);
  const other = createPool();
  void other.start();
  await nextTurn();
  await other.stop();
  expect(onFailed).not.toHaveBeenCalled();
});

test.each([
  [true, 1],
  [false, 2],
])('a page that ends its renderer, and is tried as a suspect (%s), costs %d', async (isSuspect, losses) => {
  StandIn.started[1]?.start();
  await nextTurn();
  const run = jest.spyOn(StandIn.prototype, 'run').mockRejectedValue(new RendererLostError('exited', true));
  await expect(pool.run(job, isSuspect)).rejects.toThrow('the renderer exited');
  expect(run).toHaveBeenCalledTimes(losses);
});

test('a renderer that somebody kills while it is idle is no fault of its last page', async () => {
  await pool.run(job);
  StandIn.started[0]?.end('was killed');
  await nextTurn();
  expect(onFailed).not.toHaveBeenCalled();
});

test('nor is it where the next job finds the renderer killed', async () => {
  await pool.run(job);
  jest.spyOn(StandIn.prototype, 'run').mockRejectedValueOnce(new RendererLostError('was killed', false));
  await pool.run(job);
  expect(onFailed).not.toHaveBeenCalled();
});

test('a page whose renderer ends while it is idle has failed it after its answer', async () => {
  await pool.run(job);
  StandIn.started[0]?.end();
  await nextTurn();
  expect(onFailed).toHaveBeenCalledWith(job);
});
