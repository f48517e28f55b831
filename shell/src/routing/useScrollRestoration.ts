import { useEffect, useLayoutEffect, useRef } from 'react';
import { attempt } from '../attempt';
import type { RouterState } from './makeRouter';

/** px by history entry, for this tab. */
const KEY = 'shop.scroll';

/** Unreadable or forbidden: a page is then shown from its top. */
const readPositions = (): Record<string, number> =>
  attempt(() => ({ ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }), {});

export function findPlace(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return document.getElementById(attempt(() => decodeURIComponent(id), id));
}

/** The first document is the browser's: it scrolls before any script is here. */
export function useScrollRestoration({ location, action, keepsScroll }: RouterState) {
  const positions = useRef<Record<string, number>>({});
  const shown = useRef(location);

  useEffect(() => {
    positions.current = readPositions();
    // As it changes: read at a navigation, it would cost a layout of the page that goes.
    const follow = () => {
      positions.current[shown.current.key] = window.scrollY;
    };
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      attempt(() => sessionStorage.setItem(KEY, JSON.stringify(positions.current)), undefined);
      window.history.scrollRestoration = 'auto';
    };
    take();
    follow();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', follow, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    // Safari scrolls after it.
    window.addEventListener('pageshow', () => setTimeout(take), { signal });
    return () => listening.abort();
  }, []);

  useLayoutEffect(() => {
    const last = shown.current;
    if (last === location) return;
    shown.current = location;
    const known = action === 'POP' ? positions.current[location.key] : undefined;
    const place = findPlace(location.hash);
    if (known === undefined && place) place.scrollIntoView();
    else if (known !== undefined || !keepsScroll) window.scrollTo(0, known ?? 0);
    else positions.current[location.key] = positions.current[last.key] ?? 0;
  }, [location, action, keepsScroll]);
}
