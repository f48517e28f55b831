import type { CartLine } from '@shop/contracts/cart';
import { useEffect, useRef } from 'react';
import { lineKey } from '../features/cart/cartLine';
import { useCartIsKnown } from './useCartIsKnown';

/** What can take the focus: a line, not the rows of products that are suggested below the lines. */
const PLACES = '[data-cart-line], [data-empty-cart]';

/**
 * Removing, clearing and Undo take away the very button that was pressed, and the focus with it. Then the focus goes to
 * the line that takes its place, or to the sentence of the empty cart. `lines` in the order
 * in which they are shown. Returns the ref of the region around both.
 */
export function useRestoreFocus(lines: CartLine[]) {
  const isKnown = useCartIsKnown();
  const region = useRef<HTMLDivElement>(null);
  const previous = useRef<CartLine[] | null>(null);
  useEffect(() => {
    const before = previous.current;
    previous.current = isKnown ? lines : null;
    // The first sight of the cart is no change of it.
    if (!before || before.length === lines.length || !isFocusLost()) return;
    const present = new Set(lines.map(lineKey));
    const gone = before.findIndex((line) => !present.has(lineKey(line)));
    const places = region.current?.querySelectorAll<HTMLElement>(PLACES) ?? [];
    places[Math.min(Math.max(gone, 0), places.length - 1)]?.focus();
  }, [isKnown, lines]);
  return region;
}

/** True when nothing has the focus in the tab that a person looks at. */
function isFocusLost(): boolean {
  return document.hasFocus() && (document.activeElement ?? document.body) === document.body;
}
