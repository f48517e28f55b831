import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './Header.module.css';

/** Rule frame.shadow: the header gains its shadow after this many px. */
const SCROLL_THRESHOLD = 10;

/** The first scroll is noted in the document: lists then load pictures far ahead (decision 36). */
export function StickyBar({ children }: { children: ReactNode }) {
  const [isScrolled, setIsScrolled] = useState(false);
  // Read here alone: between a change and its layout, reading costs one layout more.
  useEffect(() => {
    const follow = () => {
      const isBelow = window.scrollY > SCROLL_THRESHOLD;
      setIsScrolled(isBelow);
      if (isBelow) document.documentElement.dataset.scrolled = '';
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return <header className={clsx(styles.header, isScrolled && styles.scrolled)}>{children}</header>;
}
