import { Counter, collectDefaultMetrics, Gauge, Histogram } from 'prom-client';
import type { Registry } from '../../composition/registry';
import type { CircuitBreakers } from '../../rendering/circuitBreakers';
import type { RendererPool } from '../../rendering/rendererPool';

/** Seconds: of memory, of a rendering, of Stripe at its usual half second, of the proxy's limit. */
const DURATIONS = [0.002, 0.01, 0.05, 0.2, 1, 2.5, 5, 12];

type Measured = {
  current: () => Registry;
  renderer: { pool: Pick<RendererPool, 'state'>; breakers: Pick<CircuitBreakers, 'list'> };
  controller: { lastSwitchMs: number };
  /** The object store: releases, as '<app>/<version>', that it does not have whole; null in a shop without one. */
  store: { missing: () => string[]; silentMs: () => number } | null;
};

const LABELS = ['remote', 'version', 'what', 'app'] as const;
type Measure = (gauge: Gauge<(typeof LABELS)[number]>, measured: Measured) => void;

const gauges: Record<string, [help: string, measure: Measure]> = {
  shell_release_info: [
    'The version of the shell and of each remote that visitors are shown',
    (gauge, { current }) => {
      gauge.set({ remote: 'shell', version: __VERSION__ }, 1);
      for (const [remote, { version }] of Object.entries(current().remotes))
        gauge.set({ remote, version }, 1);
    },
  ],
  shell_render_queue: [
    'Jobs that wait for a renderer',
    (gauge, { renderer }) => gauge.set(renderer.pool.state().queued),
  ],
  shell_last_switch_seconds: [
    'How long the last change of the composition took, loading and checking included',
    (gauge, { controller }) => gauge.set(controller.lastSwitchMs / 1000),
  ],
  shell_circuit_breakers_open: [
    'Open circuit breakers: pages, remote components, whole remotes',
    (gauge, { renderer }) => {
      for (const { remote, path, fragment } of renderer.breakers.list())
        gauge.inc({ remote, what: fragment ? 'component' : path === null ? 'remote' : 'page' });
    },
  ],
  shell_releases_missing: [
    'Releases that the registry names and that the object store does not have whole',
    (gauge, { store }) => {
      for (const name of store?.missing() ?? []) gauge.inc({ app: name.split('/')[0] ?? '' });
    },
  ],
  shell_store_silent_seconds: [
    'Seconds since the object store answered last; 0 without one',
    (gauge, { store }) => gauge.set((store?.silentMs() ?? 0) / 1000),
  ],
};

export const requestDuration = new Histogram({
  name: 'shell_request_duration_seconds',
  help: 'Requests by kind, status and source: kept and rendered pages, shed requests',
  labelNames: ['kind', 'status', 'source'],
  buckets: DURATIONS,
});
export const renderDuration = new Histogram({
  name: 'shell_render_duration_seconds',
  help: 'Renderings of pages by what they are for, with the time in which they wait for a renderer',
  labelNames: ['slot'],
  buckets: DURATIONS,
});

export function registerGauges(measured: Measured) {
  for (const [name, [help, measure]] of Object.entries(gauges))
    new Gauge({
      name,
      help,
      labelNames: LABELS,
      collect() {
        this.reset();
        measure(this, measured);
      },
    });
  new Counter({
    name: 'shell_renderer_restarts_total',
    help: 'Renderers that were lost and replaced',
    collect() {
      this.reset();
      this.inc(measured.renderer.pool.state().restarts);
    },
  });
  collectDefaultMetrics();
}
