import { useLocation, useNavigationType } from '@shop/platform';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './afterPaint';

/** Keeps what follows below the window. */
export const belowFirstScreen = <div style={{ minHeight: '100vh' }} />;

/** False until the first paint after a link; always true on the server, on Back and for a hash. */
export function useIsPastFirstPaint(): boolean {
  const isLinked = useNavigationType() !== 'POP';
  const { hash } = useLocation();
  const [isPast, setIsPast] = useState(!isLinked || hash !== '');
  useEffect(() => {
    void afterPaint().then(() => startTransition(() => setIsPast(true)));
  }, []);
  return isPast;
}

export function BelowFirstScreen({ children }: { children: ReactNode }) {
  return useIsPastFirstPaint() ? children : belowFirstScreen;
}
