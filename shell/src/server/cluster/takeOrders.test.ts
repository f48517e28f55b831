import { EventEmitter } from 'node:events';
import pino from 'pino';
import type { Registry } from '../registry';
import type { Renderer } from '../threads/renderer';
import type { Order, Report } from './messages';
import { takeOrders } from './takeOrders';

const at = (version: string): Registry => ({
  remotes: { mf_tools: { app: 'mf-tools', version, segments: [], publicFiles: [] } },
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A worker whose start takes a moment; what its renderer did, in its order, and what the primary was told. */
function startWorker() {
  const done: string[] = [];
  const known = new Set<string | undefined>();
  let startThreads = () => {};
  const allReady = new Promise<void>((resolve) => {
    startThreads = resolve;
  });
  const renderer: Partial<Renderer> = {
    async start({ remotes }) {
      known.add(remotes.mf_tools?.version);
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push('started');
    },
    async warm() {
      done.push('warmed');
    },
    async prepare({ remotes }) {
      if (known.has(remotes.mf_tools?.version)) return;
      known.add(remotes.mf_tools?.version);
      await nextTurn();
      done.push(`prepared ${remotes.mf_tools?.version}`);
    },
    show: ({ remotes }) => void done.push(`shown ${remotes.mf_tools?.version}`),
    allReady,
  };
  const reports: Report[] = [];
  const primary = new EventEmitter();
  const log = pino({ level: 'silent' });
  const serving = takeOrders(renderer as Renderer, (report) => reports.push(report), log, primary);
  return {
    done,
    reports,
    serving,
    startThreads,
    tell: (order: Order) => void primary.emit('message', order),
  };
}

test('a worker that is to warm a release before it was told what to show warms it once it has started', async () => {
  const { done, reports, serving, tell } = startWorker();
  tell({ type: 'warm', id: 1, registry: at('1'), name: 'mf_tools', isForced: true });
  tell({ type: 'show', id: 0, registry: at('1') });
  tell({ type: 'listen', othersServe: false });
  await serving;
  await nextTurn();
  expect(done[0]).toBe('started');
  expect(done).toContain('warmed');
  expect(reports).toContainEqual({ type: 'warmed', id: 1, reason: null });
});

test('a worker says when it could show its first composition, and serves no sooner than it is told to listen', async () => {
  const { reports, serving, tell } = startWorker();
  let isServing = false;
  void serving.then(() => {
    isServing = true;
  });
  tell({ type: 'show', id: 0, registry: at('1') });
  while (!reports.some(({ type }) => type === 'ready')) await nextTurn();
  await nextTurn();
  expect(isServing).toBe(false);
  tell({ type: 'listen', othersServe: false });
  await serving;
});

test('where others serve, a worker listens once it has all its threads', async () => {
  const { reports, serving, startThreads, tell } = startWorker();
  let isServing = false;
  void serving.then(() => {
    isServing = true;
  });
  tell({ type: 'show', id: 0, registry: at('1') });
  while (!reports.some(({ type }) => type === 'ready')) await nextTurn();
  tell({ type: 'listen', othersServe: true });
  await nextTurn();
  expect(isServing).toBe(false);
  startThreads();
  await serving;
});

test('a worker that is told to listen right after the others went on listens once it has loaded what they show', async () => {
  const { done, reports, serving, tell } = startWorker();
  tell({ type: 'show', id: 0, registry: at('1') });
  while (!reports.some(({ type }) => type === 'ready')) await nextTurn();
  tell({ type: 'show', id: 1, registry: at('2') });
  tell({ type: 'listen', othersServe: false });
  const { current } = await serving;
  expect(done).toEqual(['started', 'shown 1', 'prepared 2', 'shown 2']);
  expect(current()).toEqual(at('2'));
});

test('a worker says when it knows all pages of a composition that is to be shown', async () => {
  const { done, reports, serving, tell } = startWorker();
  tell({ type: 'show', id: 0, registry: at('1') });
  tell({ type: 'listen', othersServe: false });
  await serving;
  tell({ type: 'prepare', id: 1, registry: at('2') });
  while (!reports.some(({ type }) => type === 'prepared')) await nextTurn();
  expect(done).toEqual(['started', 'shown 1', 'prepared 2']);
  expect(reports).toContainEqual({ type: 'prepared', id: 1 });
});

test('a worker that was starting while the others went on begins with what they show, and has loaded it', async () => {
  const { done, serving, tell } = startWorker();
  tell({ type: 'show', id: 0, registry: at('1') });
  tell({ type: 'show', id: 1, registry: at('2') });
  tell({ type: 'listen', othersServe: false });
  const { current } = await serving;
  expect(done).toEqual(['started', 'prepared 2', 'shown 2']);
  expect(current()).toEqual(at('2'));
});
