import { Gauge, type Registry } from 'prom-client';
import type { FollowedStore } from './followStore';
import { splitName } from './registryReleases';

export function createStoreMetrics(
  register: Registry,
  store: Pick<FollowedStore, 'missing' | 'silentMs'> | null,
): void {
  const registers = [register];
  void new Gauge({
    name: 'shell_releases_missing',
    help: 'Releases that the registry names and that the object store does not have whole',
    labelNames: ['app'],
    registers,
    collect() {
      this.reset();
      for (const name of store?.missing() ?? []) this.inc({ app: splitName(name).app });
    },
  });
  void new Gauge({
    name: 'shell_store_silent_seconds',
    help: 'Seconds since the object store answered last; 0 without one',
    registers,
    collect() {
      this.set((store?.silentMs() ?? 0) / 1000);
    },
  });
}
