import { useLocation, useNavigationType } from '@shop/platform';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** Keeps what follows below the window. */
const place = <div style={{ minHeight: '100vh' }} />;

/** Defers content below the fold until the first paint after a link; immediate on the server, on Back and for a hash. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isLinked = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [isShown, setIsShown] = useState(!isLinked || hash !== '');
  useEffect(() => {
    void afterPaint().then(() => startTransition(() => setIsShown(true)));
  }, []);
  return isShown ? children : place;
}
