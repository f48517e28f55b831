import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry, Gauge, Registry } from 'prom-client';
import type { StoreState } from '../store/followStore';
import type { Answered, Asked } from './metricsMessages';

/** What the primary alone knows: how the object store does. Nothing in a shop without one. */
function createStoreMetrics(read: () => StoreState | null): Registry {
  const register = new Registry();
  const registers = [register];
  void new Gauge({
    name: 'shell_releases_missing',
    help: 'Releases that the registry names and that the object store does not have whole',
    labelNames: ['app'],
    registers,
    collect() {
      this.reset();
      for (const { app } of read()?.missing ?? []) this.inc({ app });
    },
  });
  void new Gauge({
    name: 'shell_store_silent_seconds',
    help: 'Seconds since the object store answered last; 0 without one',
    registers,
    collect() {
      this.set((read()?.silentMs ?? 0) / 1000);
    },
  });
  return register;
}

/** In the primary: adds up what the workers have counted and adds its own, for whichever of them is asked by Prometheus. */
export function answerMetrics(readStore: () => StoreState | null): void {
  const aggregator = new AggregatorRegistry();
  const own = createStoreMetrics(readStore);
  cluster.on('message', (worker: Worker, message: Partial<Asked> | null) => {
    if (message?.type !== 'metrics wanted' || !message.id) return;
    const { id } = message;
    Promise.all([aggregator.clusterMetrics(), own.metrics()]).then(
      (texts) => worker.send({ type: 'metrics', id, text: texts.join('\n') } satisfies Answered),
      // A worker that hangs or has just ended: this scrape fails, the next one is whole.
      () => undefined,
    );
  });
}
