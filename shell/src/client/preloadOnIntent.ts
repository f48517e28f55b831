import type { PageHandle, PageRoute, RemoteName } from '@shop/contracts/remotes';
import { type Areas, areaOf } from '../areas';
import { loadPage } from '../routing/loadPage';
import { matchPage } from '../routing/matchPage';

type Options = {
  areas: Areas;
  loadArea: (area: RemoteName) => Promise<PageRoute[]>;
  loadFragmentsOf: (handle: PageHandle | undefined) => Promise<unknown>;
};

/** Hovering or focusing a link loads the remote and the page behind it. */
export function preloadOnIntent({ areas, loadArea, loadFragmentsOf }: Options) {
  const seen = new Set<string>();

  async function preload(pathname: string) {
    const area = areaOf(areas, pathname);
    if (!area || seen.has(pathname)) return;
    seen.add(pathname);
    try {
      const match = matchPage(await loadArea(area), pathname);
      if (match) await Promise.all([loadPage(match.page), loadFragmentsOf(match.page.handle)]);
    } catch {
      // Only a guess failed; the navigation itself will say so if it happens.
      seen.delete(pathname);
    }
  }

  function onIntent({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin) void preload(link.pathname);
  }
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent, { passive: true });
}
