import type { Logger } from 'pino';
import { isAboutMetrics } from '../observability/metricsMessages';
import type { Registry } from '../registry';
import type { Renderer } from '../threads/renderer';
import type { Order, Report } from './messages';

/** Does what the primary asks of a worker. Resolves when its first composition can be served. */
export async function takeOrders(
  renderer: Renderer,
  report: (message: Report) => void,
  log: Logger,
  primary: Pick<NodeJS.EventEmitter, 'on'> = process,
) {
  /** What was to be shown last, and what is shown. */
  let asked: Registry | null = null;
  let live: Registry | null = null;
  let started: Promise<void> | null = null;
  let tellStarted: () => void = () => {};
  /** What is asked of a worker before its first composition waits for that. */
  const hasStarted = new Promise<void>((resolve) => {
    tellStarted = resolve;
  });

  async function show(registry: Registry) {
    // The others have gone on while this one was starting: it has not warmed what they show.
    const isMissed = asked !== null && live === null;
    asked = registry;
    started ??= renderer.start(registry);
    await started;
    tellStarted();
    if (isMissed) await renderer.prepare({ remotes: registry.remotes });
    // A worker that starts while a canary is open has not warmed it.
    for (const { name, pointer } of registry.canaries ?? [])
      await renderer.prepare({ remotes: { ...registry.remotes, [name]: pointer } });
    if (asked !== registry) return;
    live = registry;
    renderer.show(live);
  }

  async function warm({ id, registry, name, isForced }: Extract<Order, { type: 'warm' }>) {
    await hasStarted;
    try {
      await renderer.warm(registry, name, isForced);
      report({ type: 'warmed', id, reason: null });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.debug({ remote: name, reason }, 'release does not hold');
      report({ type: 'warmed', id, reason });
    }
  }

  await new Promise<void>((resolve) => {
    primary.on('message', (order: Order) => {
      if (isAboutMetrics(order) || order.type === 'retire') return;
      if (order.type === 'warm') void warm(order);
      else if (order.type !== 'show') void renderer.hear(order);
      else
        void show(order.registry).then(() => {
          report({ type: 'shown', id: order.id });
          if (live) resolve();
        });
    });
  });
  return {
    current(): Registry {
      if (!live) throw new Error('no composition is live');
      return live;
    },
  };
}
