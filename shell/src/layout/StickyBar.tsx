import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import styles from './Header.module.css';
import { useIsScrolled } from './useIsScrolled';

/**
 * The place of the header at the upper edge of the window. What it holds is not rendered anew when the page is scrolled.
 * From the first scroll on the document says so: lists then load their pictures far ahead (decision 36).
 */
export function StickyBar({ children }: { children: ReactNode }) {
  const isScrolled = useIsScrolled();
  useEffect(() => {
    if (isScrolled) document.documentElement.dataset.scrolled = '';
  }, [isScrolled]);
  return <header className={clsx(styles.header, isScrolled && styles.scrolled)}>{children}</header>;
}
