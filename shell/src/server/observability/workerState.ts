import { compositionIdOf } from '../generation';
import type { Pages } from '../pages';
import type { Registry } from '../registry';
import type { Renderer } from '../threads/renderer';
import type { ShellMetrics } from './metrics';
import { MOST_RESTS_TOLD, type WorkerState } from './workerStates';

type Options = {
  current: () => Registry;
  shellVersion: string;
  pages: Pick<Pages, 'kept'>;
  renderer: Pick<Renderer, 'rests'>;
  answered: ShellMetrics['answered'];
};

const BYTES_OF_MB = 1024 * 1024;
const inMb = (bytes: number) => Math.round((10 * bytes) / BYTES_OF_MB) / 10;

/** How this worker is. */
export function workerState({ current, shellVersion, pages, renderer, answered }: Options): WorkerState {
  const { count, bytes } = pages.kept();
  const versions = Object.entries(current().remotes).map(([name, { version }]) => [name, version]);
  return {
    pid: process.pid,
    upSeconds: Math.round(process.uptime()),
    memoryMb: inMb(process.memoryUsage.rss()),
    pages: {
      kept: count,
      megabytes: inMb(bytes),
      fromCache: answered.kept,
      rendered: answered.rendered,
      shed: answered.shed,
    },
    rests: renderer.rests().slice(0, MOST_RESTS_TOLD),
    versions: Object.fromEntries(versions),
    composition: compositionIdOf(current(), shellVersion),
    shell: shellVersion,
  };
}
