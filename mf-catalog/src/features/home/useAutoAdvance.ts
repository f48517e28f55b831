import { useEffect, useSyncExternalStore } from 'react';

/** Rule catalogue.carousel. */
const CAROUSEL_INTERVAL_MS = 5000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(listener: () => void) {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Calls `advance` every 5 s while `isRunning`, the tab is visible and motion is welcome. */
export function useAutoAdvance(isRunning: boolean, advance: () => void) {
  const isMotionReduced = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  );
  const isVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState !== 'hidden',
    () => false,
  );
  const isMoving = isRunning && isVisible && !isMotionReduced;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(advance, CAROUSEL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isMoving, advance]);
}
