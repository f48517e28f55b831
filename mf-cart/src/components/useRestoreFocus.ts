import type { CartLine } from '@shop/contracts/cart';
import { useEffect, useRef } from 'react';
import { lineKey } from '../cart/cartLine';
import { useCartIsKnown } from './useCartIsKnown';

/** Lines only, not the suggested products below them. */
const FOCUS_TARGETS = '[data-cart-line], [data-empty-cart]';

/**
 * After remove, clear and Undo, moves the focus from the removed button to the next line or the empty cart.
 * `lines` in shown order. Returns the ref of the region around both.
 */
export function useRestoreFocus(lines: CartLine[]) {
  const isKnown = useCartIsKnown();
  const region = useRef<HTMLDivElement>(null);
  const previous = useRef<string[] | null>(null);
  useEffect(() => {
    const before = previous.current;
    const keys = lines.map(lineKey);
    previous.current = isKnown ? keys : null;
    if (!before || before.join() === keys.join() || !isFocusLost()) return;
    const gone = before.findIndex((key) => !keys.includes(key));
    const places = region.current?.querySelectorAll<HTMLElement>(FOCUS_TARGETS) ?? [];
    places[Math.min(Math.max(gone, 0), places.length - 1)]?.focus();
  }, [isKnown, lines]);
  return region;
}

function isFocusLost(): boolean {
  return document.hasFocus() && (document.activeElement ?? document.body) === document.body;
}
