import { useSyncExternalStore } from 'react';

/** Rule frame.shadow: the header gains its shadow after this many px. */
const SCROLL_THRESHOLD = 10;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled by more than the threshold. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
}
