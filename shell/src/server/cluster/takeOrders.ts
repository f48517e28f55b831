import type { Logger } from 'pino';
import { isAboutMetrics } from '../observability/metricsMessages';
import type { Registry } from '../registry';
import type { Renderer } from '../threads/renderer';
import type { Order, Report } from './messages';

/**
 * Does what the primary asks of a worker. Resolves when it may listen: from then on the primary waits for it before
 * anything else is shown, so that it never answers with what was shown before.
 */
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
  let mayListen = false;
  let tellStarted: () => void = () => {};
  /** What is asked of a worker before its first composition waits for that. */
  const hasStarted = new Promise<void>((resolve) => {
    tellStarted = resolve;
  });

  /** Loads what is not known yet of a composition and of its canaries: of a page that is not known nobody knows what it may keep. */
  async function prepare({ remotes, canaries = [] }: Registry) {
    await hasStarted;
    await renderer.prepare({ remotes });
    for (const { name, pointer } of canaries)
      await renderer.prepare({ remotes: { ...remotes, [name]: pointer } });
  }

  async function show(registry: Registry) {
    asked = registry;
    started ??= renderer.start(registry);
    await started;
    tellStarted();
    // The others may have gone on while this one was starting: it has not warmed what they show.
    await prepare(registry);
    if (asked !== registry) return;
    if (live === null) report({ type: 'ready' });
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
    const listenIfCurrent = () => {
      if (mayListen && live !== null && live === asked) resolve();
    };
    primary.on('message', async (order: Order) => {
      if (isAboutMetrics(order) || order.type === 'retire') return;
      if (order.type === 'listen') {
        // Until then a page that hangs makes others wait here, and not where they are served now.
        if (order.othersServe) await renderer.allReady;
        mayListen = true;
        listenIfCurrent();
      } else if (order.type === 'warm') {
        await warm(order);
      } else if (order.type === 'prepare') {
        await prepare(order.registry);
        report({ type: 'prepared', id: order.id });
      } else if (order.type === 'show') {
        await show(order.registry);
        report({ type: 'shown', id: order.id });
        listenIfCurrent();
      } else {
        await renderer.hear(order);
      }
    });
  });
  return {
    current(): Registry {
      if (!live) throw new Error('no composition is live');
      return live;
    },
  };
}
