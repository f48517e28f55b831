import type { Logger } from 'pino';
import { idOf } from './generation';
import type { Pages } from './pages';
import type { Registry } from './registry';
import type { Renderer } from './threads/renderer';

/** Milliseconds between two pages: no visitor shall feel it. */
const PAUSE_MS = 250;

type Options = {
  current: () => Registry;
  renderer: Pick<Renderer, 'sitemapPaths'>;
  pages: Pick<Pages, 'warm'>;
  log: Logger;
};

/** After the start and each switch renders every page of the sitemap that is not kept, one after the other. */
export function prewarmCache({ current, renderer, pages, log }: Options) {
  let warmed = '';
  let waiting: string[] = [];
  setInterval(() => {
    const live = current();
    if (idOf(live) !== warmed) {
      warmed = idOf(live);
      waiting = renderer.sitemapPaths(live);
    }
    const path = waiting.shift();
    if (path === undefined) return;
    pages
      .warm(path)
      .catch((error: Error) => log.error({ path, reason: error.message }, 'page cannot be warmed'));
  }, PAUSE_MS).unref();
}
