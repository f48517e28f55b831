import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type Registry as MetricRegistry,
} from 'prom-client';
import type { Registry } from '../registry';
import type { WorkerState } from './workerStates';

/** Seconds: of memory, of a rendering, of Stripe at its usual half second, of the proxy's limit. */
const DURATIONS = [0.002, 0.01, 0.05, 0.2, 1, 2.5, 5, 12];

const BYTES_OF_MB = 1024 * 1024;

/** What a request was for. Addresses are no labels: a client makes up as many as it likes. */
export type RequestKind = 'page' | 'file' | 'service' | 'beacon' | 'release' | 'other';
/** Where an answer came from: the page cache, a rendering for this request; or refused because of overload. */
export type PageSource = 'kept' | 'rendered' | 'shed' | 'none';

/** What a page is rendered for: a visitor who waits, or the cache. */
export type RenderSlot = 'visitor' | 'background';

export type ShellMetrics = ReturnType<typeof createShellMetrics>;

/** What is measured of one worker; the primary adds the workers up. */
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
  const releases = new Gauge({
    name: 'shell_release_workers',
    help: 'Workers that serve this version of a remote',
    labelNames: ['remote', 'version'],
    registers,
    collect() {
      this.reset();
      for (const [remote, pointer] of Object.entries(current().remotes)) {
        if (pointer) this.set({ remote, version: pointer.version }, 1);
      }
    },
  });
  void releases;
  const answered: Record<PageSource, number> = { kept: 0, rendered: 0, shed: 0, none: 0 };
  collectDefaultMetrics({ register });
  return {
    /** Pages by how they came about. */
    answered,
    observeRequest(kind: RequestKind, status: string, source: PageSource, seconds: number) {
      if (kind === 'page') answered[source]++;
      requests.observe({ kind, status, source }, seconds);
    },
    observeRendering: (slot: RenderSlot, seconds: number) => renderings.observe({ slot }, seconds),
    countServiceFailure: () => serviceFailures.inc(),
    /** Reads the state of breakers and cache whenever it is asked for figures. */
    watchState: (read: () => Pick<WorkerState, 'pages' | 'rests'>) => watchState(read, registers),
  };
}

function watchState(read: () => Pick<WorkerState, 'pages' | 'rests'>, registers: MetricRegistry[]) {
  const resting = new Gauge({
    name: 'shell_resting',
    help: 'What is left alone for a while because it failed, in each worker: pages, fragments, whole remotes',
    labelNames: ['remote', 'what'],
    registers,
    collect() {
      this.reset();
      for (const { remote, path, fragment } of read().rests) {
        this.inc({ remote, what: fragment ? 'fragment' : path === null ? 'remote' : 'page' });
      }
    },
  });
  const kept = new Gauge({
    name: 'shell_kept_pages',
    help: 'Pages in the memory of the workers',
    registers,
    collect() {
      this.set(read().pages.kept);
    },
  });
  const bytes = new Gauge({
    name: 'shell_kept_bytes',
    help: 'Memory of the kept pages; 64 MB in each worker is the most',
    registers,
    collect() {
      this.set(read().pages.megabytes * BYTES_OF_MB);
    },
  });
  return [resting, kept, bytes];
}
