import clsx from 'clsx';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import styles from './Header.module.css';

/** Rule frame.shadow: the header gains its shadow after this many px. */
const SCROLL_THRESHOLD = 10;

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** The first scroll is noted in the document: lists then load pictures far ahead (decision 36). */
export function StickyBar({ children }: { children: ReactNode }) {
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > SCROLL_THRESHOLD,
    () => false,
  );
  useEffect(() => {
    if (isScrolled) document.documentElement.dataset.scrolled = '';
  }, [isScrolled]);
  return <header className={clsx(styles.header, isScrolled && styles.scrolled)}>{children}</header>;
}
