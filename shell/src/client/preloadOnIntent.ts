import type { RemoteComponentName } from '@shop/contracts/remotes';
import { prefetchPicture } from '@shop/ui/preloadPicture';
import { getArea } from '../areas';
import { matchPage } from '../routing/matchPage';
import { loadPage, type Pages } from '../routing/openPage';
import { prefetchVisible } from './prefetchVisible';

/** A press comes 0.1 s before its click, which alone navigates: it can be taken back (WCAG 2.5.2). A screen reader's has none. */
const SIGNS = ['pointerover', 'focusin', 'pointerdown', 'touchstart', 'click'] as const;

/** Loads the page behind the link with its remote components and first picture. Pages of products in view come before, without pictures. */
export function preloadOnIntent(
  { areas, loadRoutes }: Pages,
  loadComponent: (name: RemoteComponentName) => Promise<void>,
) {
  const seen = new Set<string>();

  async function preload(pathname: string, { withPicture }: { withPicture: boolean }) {
    const area = getArea(areas, pathname);
    if (!area || seen.has(pathname)) return;
    if (withPicture) seen.add(pathname);
    try {
      const match = matchPage(await loadRoutes(area), pathname);
      if (!match) return;
      const components = match.page.handle?.fragments ?? [];
      const [page] = await Promise.all([loadPage(match.page), ...components.map(loadComponent)]);
      const first = withPicture ? page.firstPicture?.(match.params) : undefined;
      if (first) prefetchPicture(first.picture, first.sizes);
    } catch {
      // Only a guess failed; the navigation itself will say so if it happens.
      seen.delete(pathname);
    }
  }

  function onIntent({ target }: Event) {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === location.origin) void preload(link.pathname, { withPicture: true });
  }
  for (const sign of SIGNS) document.addEventListener(sign, onIntent, { passive: true });
  prefetchVisible((pathname) => void preload(pathname, { withPicture: false }));
}
