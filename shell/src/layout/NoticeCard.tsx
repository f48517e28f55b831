import { IconButton } from '@shop/ui/IconButton';
import { CloseIcon } from '@shop/ui/icons';
import clsx from 'clsx';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { ShownNotice } from '../store/noticesSlice';
import styles from './NoticeCard.module.css';

/** Rule frame.notices: a notice lasts 4 s; a swipe of 20 px takes it away. */
const NOTICE_MS = 4000;
const SWIPE_THRESHOLD = 20;

function useSwipeAway(onSwipe: () => void) {
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

type Props = { notice: ShownNotice; isHeld: boolean; onClose: () => void };

export function NoticeCard({ notice: { kind, title, text }, isHeld, onClose }: Props) {
  const close = useEffectEvent(onClose);
  const swipe = useSwipeAway(onClose);

  useEffect(() => {
    if (isHeld) return;
    const timer = window.setTimeout(() => close(), NOTICE_MS);
    return () => window.clearTimeout(timer);
  }, [isHeld]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the swipe has the button beside it, Escape works on the button
    <div
      className={clsx(styles.card, kind !== 'neutral' && styles[kind])}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Or it closes the dialog behind it, too.
        event.preventDefault();
        onClose();
      }}
      {...swipe}
    >
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text ? <p className={styles.text}>{text}</p> : null}
      </div>
      <IconButton className={styles.close} aria-label="Dismiss notice" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
