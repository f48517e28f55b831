import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type Registry as MetricRegistry,
} from 'prom-client';
import type { Registry } from '../../composition/registry';
import type { BreakerTarget } from '../../rendering/circuitBreakers';
import type { PoolState } from '../../rendering/rendererPool';

/** Seconds: of memory, of a rendering, of Stripe at its usual half second, of the proxy's limit. */
const DURATIONS = [0.002, 0.01, 0.05, 0.2, 1, 2.5, 5, 12];

const BYTES_OF_MB = 1024 * 1024;

/** What a request was for. Addresses are no labels: a client makes up as many as it likes. */
export type RequestKind = 'page' | 'file' | 'service' | 'beacon' | 'release' | 'other';
/** Where an answer came from: the page cache, a rendering for this request; or refused because of overload. */
export type PageSource = 'kept' | 'rendered' | 'shed' | 'none';
export type RenderSlot = 'visitor' | 'background';

export type FrontState = {
  pid: number;
  upSeconds: number;
  memoryMb: number;
  pages: { kept: number; megabytes: number; fromCache: number; rendered: number; shed: number };
  pool: PoolState;
  lastSwitchMs: number;
  openBreakers: BreakerTarget[];
  composition: string;
};

type Watched = FrontState & {
  /** The object store: releases, as '<app>/<version>', that it does not have whole; null in a shop without one. */
  store: { missing: () => string[]; silentMs: () => number } | null;
};

export type ShellMetrics = ReturnType<typeof createShellMetrics>;

export function createShellMetrics(register: MetricRegistry, current: () => Registry) {
  const registers = [register];
  const requests = new Histogram({
    name: 'shell_request_duration_seconds',
    help: 'Requests by kind, status and source: kept and rendered pages, shed requests',
    labelNames: ['kind', 'status', 'source'],
    buckets: DURATIONS,
    registers,
  });
  const renderings = new Histogram({
    name: 'shell_render_duration_seconds',
    help: 'Renderings of pages by what they are for, with the time in which they wait for a renderer',
    labelNames: ['slot'],
    buckets: DURATIONS,
    registers,
  });
  const serviceFailures = new Counter({
    name: 'shell_service_failures_total',
    help: 'Requests that the checkout service did not answer',
    registers,
  });
  const gauge = gaugeIn(registers);
  gauge('shell_release_info', 'The version of each remote that visitors are shown', (info) => {
    for (const [remote, { version }] of Object.entries(current().remotes)) info.set({ remote, version }, 1);
  });
  const answered: Record<PageSource, number> = { kept: 0, rendered: 0, shed: 0, none: 0 };
  collectDefaultMetrics({ register });
  return {
    answered,
    observeRequest(kind: RequestKind, status: string, source: PageSource, seconds: number) {
      if (kind === 'page') answered[source]++;
      requests.observe({ kind, status, source }, seconds);
    },
    observeRendering: (slot: RenderSlot, seconds: number) => renderings.observe({ slot }, seconds),
    countServiceFailure: () => serviceFailures.inc(),
    watchState: (read: () => Watched) => watchState(read, registers),
  };
}

const LABELS = ['remote', 'version', 'what', 'app'] as const;

const gaugeIn =
  (registers: MetricRegistry[]) =>
  (name: string, help: string, measure: (gauge: Gauge<(typeof LABELS)[number]>) => void) =>
    new Gauge({
      name,
      help,
      labelNames: LABELS,
      registers,
      collect() {
        this.reset();
        measure(this);
      },
    });

function watchState(read: () => Watched, registers: MetricRegistry[]) {
  const gauge = gaugeIn(registers);
  gauge('shell_kept_pages', 'Pages in the cache', (one) => one.set(read().pages.kept));
  gauge('shell_kept_bytes', 'Memory of the page cache; 64 MB is the most', (one) =>
    one.set(read().pages.megabytes * BYTES_OF_MB),
  );
  gauge('shell_render_queue', 'Jobs that wait for a renderer', (one) => one.set(read().pool.queued));
  gauge(
    'shell_last_switch_seconds',
    'How long the last change of the composition took, loading and checking included',
    (one) => one.set(read().lastSwitchMs / 1000),
  );
  gauge(
    'shell_circuit_breakers_open',
    'Open circuit breakers: pages, remote components, whole remotes',
    (one) => {
      for (const { remote, path, fragment } of read().openBreakers)
        one.inc({ remote, what: fragment ? 'component' : path === null ? 'remote' : 'page' });
    },
  );
  gauge(
    'shell_releases_missing',
    'Releases that the registry names and that the object store does not have whole',
    (one) => {
      for (const name of read().store?.missing() ?? []) one.inc({ app: name.split('/')[0] ?? '' });
    },
  );
  gauge('shell_store_silent_seconds', 'Seconds since the object store answered last; 0 without one', (one) =>
    one.set((read().store?.silentMs() ?? 0) / 1000),
  );
  new Counter({
    name: 'shell_renderer_restarts_total',
    help: 'Renderers that were lost and replaced',
    registers,
    collect() {
      this.reset();
      this.inc(read().pool.restarts);
    },
  });
}
