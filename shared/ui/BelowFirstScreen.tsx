import { useLocation, useNavigationType } from '@shop/platform';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';
import styles from './BelowFirstScreen.module.css';

/**
 * The lower part of a page, which nobody sees before scrolling. Where a link has led to the page it is rendered when the upper
 * part has been painted; at once on the server, on the way back, where the page is scrolled again, and for a link to a place.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isLinked = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [isShown, setIsShown] = useState(!isLinked || hash !== '');
  useEffect(() => {
    let isGone = false;
    void afterPaint().then(() => {
      if (!isGone) startTransition(() => setIsShown(true));
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isShown ? children : <div className={styles.place} />;
}
