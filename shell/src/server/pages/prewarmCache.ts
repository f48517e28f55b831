import type { Registry } from '../composition/registry';
import { computeId } from '../rendering/generation';
import type { PageRenderer } from '../rendering/pageRenderer';
import type { LivePrices } from './livePrices';
import type { Pages } from './pages';

/** Milliseconds between two pages: no visitor shall feel it. */
const PAUSE_MS = 250;

type Options = {
  current: () => Registry;
  renderer: Pick<PageRenderer, 'sitemapPaths'>;
  pages: Pick<Pages, 'warm'>;
  livePrices: () => LivePrices;
};

/** After the start, each switch and each change of a price renders every page of the sitemap that is not cached, one after the other. */
export function prewarmCache({ current, renderer, pages, livePrices }: Options) {
  let warmed = '';
  let waiting: string[] = [];
  setInterval(() => {
    const live = current();
    const shown = computeId(live) + livePrices().tag;
    if (shown !== warmed) {
      warmed = shown;
      waiting = renderer.sitemapPaths(live);
    }
    const path = waiting.shift();
    if (path !== undefined) pages.warm(live, path);
  }, PAUSE_MS).unref();
}
