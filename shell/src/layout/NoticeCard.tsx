import { IconButton } from '@shop/ui/IconButton';
import { CloseIcon } from '@shop/ui/icons';
import clsx from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import type { ShownNotice } from '../store/noticesSlice';
import styles from './NoticeCard.module.css';
import { useSwipeAway } from './useSwipeAway';

/** Rule frame.notices: a notice lasts 4 s. */
const NOTICE_MS = 4000;

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
