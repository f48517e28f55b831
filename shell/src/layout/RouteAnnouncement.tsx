import { useLocation } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findPlace } from '../routing/useScrollRestoration';

/** Focuses the next page and says its title; not the first one, nor where only the query changes: a filter keeps the focus. */
export function RouteAnnouncement() {
  const { pathname, hash, key } = useLocation();
  const last = useRef({ pathname, key });
  const [title, setTitle] = useState('');
  // Read before the page changes: a filter whose focus is nowhere moves none, a link that goes loses its own.
  const hadFocus = isFocused();
  const readHadFocus = useEffectEvent(() => hadFocus);

  useEffect(() => {
    if (last.current.key === key) return;
    const isSamePage = last.current.pathname === pathname;
    last.current = { pathname, key };
    const hadFocusBefore = readHadFocus();
    // After the timers of a closing dialog, which gives the focus back to its opener.
    const timer = window.setTimeout(() => {
      if (isSamePage && (isFocused() || !hadFocusBefore) && !hash) return;
      focusPlace(hash);
      setTitle(document.title);
    });
    return () => window.clearTimeout(timer);
  }, [pathname, hash, key]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}

const isFocused = () =>
  typeof document === 'object' && (document.activeElement ?? document.body) !== document.body;

function focusPlace(hash: string) {
  const place =
    findPlace(hash) ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!place) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
