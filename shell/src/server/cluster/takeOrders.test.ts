import { EventEmitter } from 'node:events';
import pino from 'pino';
import type { Registry } from '../registry';
import type { Renderer } from '../threads/renderer';
import type { Report } from './messages';
import { takeOrders } from './takeOrders';

const registry: Registry = { remotes: {} };

test('a worker that is to warm a release before it was told what to show warms it once it has started', async () => {
  const done: string[] = [];
  const renderer: Partial<Renderer> = {
    async start() {
      await new Promise((resolve) => setTimeout(resolve, 20));
      done.push('started');
    },
    async warm() {
      done.push('warmed');
    },
    show: () => void done.push('shown'),
  };
  const reports: Report[] = [];
  const primary = new EventEmitter();
  const taking = takeOrders(
    renderer as Renderer,
    (report) => reports.push(report),
    pino({ level: 'silent' }),
    primary,
  );
  primary.emit('message', { type: 'warm', id: 1, registry, name: 'mf_tools', isForced: true });
  primary.emit('message', { type: 'show', id: 0, registry });
  await taking;
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toEqual(['started', 'shown', 'warmed']);
  expect(reports).toContainEqual({ type: 'warmed', id: 1, reason: null });
});
