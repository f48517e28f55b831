import { useLocation, useNavigationType } from '@shop/platform';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** What follows, as the footer, stays out of the window meanwhile. */
const place = <div style={{ minHeight: '100vh' }} />;

/**
 * The lower part of a page, which nobody sees before scrolling. Where a link has led to the page it is rendered when the upper
 * part has been painted; at once on the server, on the way back, where the page is scrolled again, and for a link to a place.
 */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isLinked = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [isShown, setIsShown] = useState(!isLinked || hash !== '');
  useEffect(() => {
    void afterPaint().then(() => startTransition(() => setIsShown(true)));
  }, []);
  return isShown ? children : place;
}
