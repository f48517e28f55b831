import { useDispatch, useSelector } from '@shop/platform';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { noticeDismissed, selectNotices } from '../store/noticesSlice';
import { NoticeCard } from './NoticeCard';
import styles from './Notices.module.css';
import { useNoticePlace } from './useNoticePlace';

const FOCUS_KEY = 'F8';

/** Rendered after the first paint. Stays alive beside an open dialog (the kit's Dialog). */
export function Notices() {
  const notices = useSelector(selectNotices);
  const dispatch = useDispatch();
  const isHydrated = useDeferredValue(true, false);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  const region = useNoticePlace(notices.map(({ id }) => id).join());

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const newest = [...(region.current?.querySelectorAll('button') ?? [])].at(-1);
      if (event.key !== FOCUS_KEY || !newest) return;
      event.preventDefault();
      newest.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);

  // A card that goes while pointer or focus is in it takes the leave event with it.
  if (notices.length === 0 && (isHovered || hasFocus)) {
    setIsHovered(false);
    setHasFocus(false);
  }

  const dismiss = (id: number) => {
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    if (index >= 0) {
      const next = buttons[index + 1] ?? buttons[index - 1] ?? cameFrom.current;
      next?.focus();
    }
    dispatch(noticeDismissed(id));
  };

  if (!isHydrated) return null;
  return createPortal(
    <section
      ref={region}
      className={styles.region}
      aria-label={`Notices (${FOCUS_KEY})`}
      aria-live="polite"
      aria-relevant="additions"
      data-beside-dialog=""
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={({ relatedTarget: from }) => {
        setHasFocus(true);
        if (from instanceof HTMLElement && !region.current?.contains(from)) cameFrom.current = from;
      }}
      onBlur={() => setHasFocus(false)}
    >
      {notices.map((notice) => (
        <NoticeCard
          key={notice.id}
          notice={notice}
          isHeld={isHovered || hasFocus}
          onClose={() => dismiss(notice.id)}
        />
      ))}
    </section>,
    document.body,
  );
}
