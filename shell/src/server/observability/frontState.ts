import { compositionIdOf } from '../generation';
import type { Pages } from '../pages';
import type { Registry } from '../registry';
import type { BreakerTarget } from '../rendering/circuitBreakers';
import type { PageRenderer } from '../rendering/pageRenderer';
import type { PoolState } from '../rendering/rendererPool';
import type { ShellMetrics } from './metrics';

/** So many open circuit breakers are named; more tell no more. */
const MAX_BREAKERS = 20;
const BYTES_PER_MB = 1024 * 1024;
const toMb = (bytes: number) => Math.round((10 * bytes) / BYTES_PER_MB) / 10;

/** How the front is, as served.json and /__status say it. */
export type FrontState = {
  pid: number;
  upSeconds: number;
  memoryMb: number;
  /** Kept pages, and how pages were answered since the start. */
  pages: { kept: number; megabytes: number; fromCache: number; rendered: number; shed: number };
  pool: PoolState;
  lastSwitchMs: number;
  openBreakers: BreakerTarget[];
  /** Id of what visitors are shown. */
  composition: string;
};

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
    composition: compositionIdOf(current(), shellVersion),
  };
}
