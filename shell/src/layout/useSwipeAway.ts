import { type PointerEvent, useRef } from 'react';

const SWIPE_THRESHOLD = 20;

export function useSwipeAway(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (startX.current ?? event.clientX));
  const reset = (event: PointerEvent<HTMLElement>) => {
    startX.current = null;
    event.currentTarget.style.translate = '';
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnButton = event.target instanceof Element && event.target.closest('button');
      if (isOnButton || event.button !== 0) return;
      startX.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current !== null) event.currentTarget.style.translate = `${distance(event)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (distance(event) >= SWIPE_THRESHOLD) onSwipe();
      else reset(event);
    },
    onPointerCancel: reset,
  };
}
