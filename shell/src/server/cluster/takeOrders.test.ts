import { EventEmitter } from 'node:events';
import pino from 'pino';
import type { Registry } from '../registry';
import type { Renderer } from '../threads/renderer';
import type { Order, Report } from './messages';
import { takeOrders } from './takeOrders';

const at = (version: string): Registry => ({
  remotes: { mf_tools: { app: 'mf-tools', version, segments: [], publicFiles: [] } },
});

/** A worker whose start takes a moment; what its renderer did, in its order, and what the primary was told. */
function startWorker() {
  const done: string[] = [];
  const renderer: Partial<Renderer> = {
    async start() {
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push('started');
    },
    async warm() {
      done.push('warmed');
    },
    async prepare({ remotes }) {
      done.push(`prepared ${remotes.mf_tools?.version}`);
    },
    show: ({ remotes }) => void done.push(`shown ${remotes.mf_tools?.version}`),
  };
  const reports: Report[] = [];
  const primary = new EventEmitter();
  const log = pino({ level: 'silent' });
  const serving = takeOrders(renderer as Renderer, (report) => reports.push(report), log, primary);
  return { done, reports, serving, tell: (order: Order) => void primary.emit('message', order) };
}

test('a worker that is to warm a release before it was told what to show warms it once it has started', async () => {
  const { done, reports, serving, tell } = startWorker();
  tell({ type: 'warm', id: 1, registry: at('1'), name: 'mf_tools', isForced: true });
  tell({ type: 'show', id: 0, registry: at('1') });
  await serving;
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['started', 'shown 1', 'warmed']);
  expect(reports).toContainEqual({ type: 'warmed', id: 1, reason: null });
});

test('a worker that was starting while the others went on begins with what they show, and has loaded it', async () => {
  const { done, serving, tell } = startWorker();
  tell({ type: 'show', id: 0, registry: at('1') });
  tell({ type: 'show', id: 1, registry: at('2') });
  const { current } = await serving;
  expect(done).toEqual(['started', 'prepared 2', 'shown 2']);
  expect(current()).toEqual(at('2'));
});
