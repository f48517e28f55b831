import type { PageHandle, PageRoute, RemoteName } from '@shop/contracts/remotes';
import { preloadPicture } from '@shop/ui/preloadPicture';
import { type Areas, areaOf } from '../areas';
import { loadPage } from '../routing/loadPage';
import { matchPage } from '../routing/matchPage';

type Options = {
  areas: Areas;
  loadArea: (area: RemoteName) => Promise<PageRoute[]>;
  loadFragmentsOf: (handle: PageHandle | undefined) => Promise<unknown>;
};

/**
 * Signs that a link will be followed: hover, focus, and the press itself, a tenth of a second before its click. The click stays what
 * navigates: a press can be taken back (WCAG 2.5.2).
 */
const SIGNS = ['pointerover', 'focusin', 'pointerdown', 'touchstart'] as const;

/** A sign loads the remote, the page behind the link with its fragments, and the page's first picture. */
export function preloadOnIntent({ areas, loadArea, loadFragmentsOf }: Options) {
  const seen = new Set<string>();

  async function preload(pathname: string) {
    const area = areaOf(areas, pathname);
    if (!area || seen.has(pathname)) return;
    seen.add(pathname);
    try {
      const match = matchPage(await loadArea(area), pathname);
      if (!match) return;
      const [page] = await Promise.all([loadPage(match.page), loadFragmentsOf(match.page.handle)]);
      const first = page.firstPicture?.(match.params);
      if (first) preloadPicture(first.picture, first.sizes);
    } catch {
      // Only a guess failed; the navigation itself will say so if it happens.
      seen.delete(pathname);
    }
  }

  function onIntent({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin) void preload(link.pathname);
  }
  for (const sign of SIGNS) document.addEventListener(sign, onIntent, { passive: true });
}
