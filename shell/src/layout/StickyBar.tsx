import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Header.module.css';
import { useIsScrolled } from './useIsScrolled';

/** The place of the header at the upper edge of the window. What it holds is not rendered anew when the page is scrolled. */
export function StickyBar({ children }: { children: ReactNode }) {
  const isScrolled = useIsScrolled();
  return <header className={clsx(styles.header, isScrolled && styles.scrolled)}>{children}</header>;
}
