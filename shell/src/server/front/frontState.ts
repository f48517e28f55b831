import type { Registry } from '../composition/registry';
import type { ShellMetrics } from '../operations/observability/metrics';
import type { Pages } from '../pages/pages';
import type { FrontState } from '../releases/servedFiles';
import { computeCompositionId } from '../rendering/generation';
import type { PageRenderer } from '../rendering/pageRenderer';

/** So many open circuit breakers are named; more tell no more. */
const MAX_BREAKERS = 20;
const BYTES_PER_MB = 1024 * 1024;
const toMb = (bytes: number) => Math.round((10 * bytes) / BYTES_PER_MB) / 10;

type Options = {
  current: () => Registry;
  shellVersion: string;
  pages: Pick<Pages, 'kept'>;
  renderer: Pick<PageRenderer, 'openBreakers' | 'poolState'>;
  answered: ShellMetrics['answered'];
  lastSwitchMs: () => number;
};

export function readFrontState({
  current,
  shellVersion,
  pages,
  renderer,
  answered,
  lastSwitchMs,
}: Options): FrontState {
  const { count, bytes } = pages.kept();
  return {
    pid: process.pid,
    upSeconds: Math.round(process.uptime()),
    memoryMb: toMb(process.memoryUsage.rss()),
    pages: {
      kept: count,
      megabytes: toMb(bytes),
      fromCache: answered.kept,
      rendered: answered.rendered,
      shed: answered.shed,
    },
    pool: renderer.poolState(),
    lastSwitchMs: lastSwitchMs(),
    openBreakers: renderer.openBreakers().slice(0, MAX_BREAKERS),
    composition: computeCompositionId(current(), shellVersion),
  };
}
