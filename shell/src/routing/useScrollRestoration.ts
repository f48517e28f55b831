import { useEffect, useLayoutEffect, useRef } from 'react';
import { attempt } from '../attempt';
import { findPlace } from './findPlace';
import type { RouterState, ShopRouter } from './makeRouter';

/** px by history entry, for this tab. */
const KEY = 'shop.scroll';

/** Unreadable or forbidden: a page is then shown from its top. */
function readPositions(): Record<string, number> {
  const stored: unknown = attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? '{}'), {});
  return typeof stored === 'object' ? { ...stored } : {};
}

/** A full or forbidden storage costs only the positions of the document before. */
const writePositions = (positions: Record<string, number>) =>
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(positions)), undefined);

/** The first document is the browser's: it scrolls before any script is here. */
export function useScrollRestoration({ subscribe }: Pick<ShopRouter, 'subscribe'>, state: RouterState) {
  const positions = useRef<Record<string, number>>({});
  const shown = useRef(state);
  const scrollY = useRef(0);

  useEffect(() => {
    positions.current = readPositions();
    // Kept as it changes: read at a navigation, it would cost a layout of the page that goes.
    const follow = () => {
      scrollY.current = window.scrollY;
    };
    const remember = (key: string) => {
      positions.current[key] = scrollY.current;
    };
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    const leave = () => {
      remember(shown.current.location.key);
      writePositions(positions.current);
      window.history.scrollRestoration = 'auto';
    };
    take();
    follow();
    // Before React shows the next page: that one may be too short for this position.
    const forget = subscribe(
      (next, before) => next.location !== before.location && remember(before.location.key),
    );
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', follow, { passive: true, signal });
    window.addEventListener('pagehide', leave, { signal });
    // Safari scrolls after it.
    window.addEventListener('pageshow', () => setTimeout(take), { signal });
    return () => {
      forget();
      listening.abort();
    };
  }, [subscribe]);

  useLayoutEffect(() => {
    if (shown.current.location === state.location) return;
    shown.current = state;
    const known = state.action === 'POP' ? positions.current[state.location.key] : undefined;
    const place = findPlace(state.location.hash);
    if (known === undefined && place) place.scrollIntoView();
    else if (known !== undefined || !state.keepsScroll) window.scrollTo(0, known ?? 0);
  }, [state]);
}
