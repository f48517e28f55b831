import type { RemoteComponentName } from '@shop/contracts/remotes';
import { prefetchPicture } from '@shop/ui/preloadPicture';
import { getArea } from '../areas';
import { matchPage } from '../routing/matchPage';
import { loadPage, type Pages } from '../routing/openPage';

const MOVES = ['scroll', 'pointermove', 'keydown', 'click'] as const;
const NEXT = 'main [data-picture-path], [role="dialog"] nav a[href]';
/** A press comes 0.1 s before its click, which alone navigates: it can be taken back (WCAG 2.5.2). A screen reader's has none. */
const INTENTS = ['pointerover', 'focusin', 'pointerdown', 'touchstart', 'click'] as const;

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
  for (const sign of INTENTS) document.addEventListener(sign, onIntent, { passive: true });
  prefetchVisible((pathname) => void preload(pathname, { withPicture: false }));
}

/** Only Chromium tells. */
function isLineGood(): boolean {
  const line: { effectiveType?: string; saveData?: boolean } = Reflect.get(navigator, 'connection') ?? {};
  return line.effectiveType === '4g' && !line.saveData;
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

export function prefetchVisible(prepare: (pathname: string) => void) {
  const asked = new Set<string>();
  let isPlanned = false;

  function look() {
    isPlanned = false;
    for (const element of document.querySelectorAll<HTMLElement>(NEXT)) {
      const address = element.dataset.picturePath ?? element.getAttribute('href') ?? '';
      const { pathname } = new URL(address, location.href);
      if (pathname === location.pathname || asked.has(pathname) || !isInView(element)) continue;
      asked.add(pathname);
      prepare(pathname);
      // One in each idle moment: a press must not wait for all of them.
      return plan();
    }
  }
  function plan() {
    if (isPlanned || !isLineGood()) return;
    isPlanned = true;
    requestIdleCallback(look);
  }
  for (const sign of MOVES) document.addEventListener(sign, plan, { passive: true });
}
