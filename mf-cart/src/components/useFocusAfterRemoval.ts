import type { CartLine } from '@shop/contracts/cart';
import { useEffect, useRef } from 'react';
import { lineKey } from '../features/cart/cartLine';

/** True when the focused element has just gone with what it belonged to, in the tab that a person looks at. */
export function isFocusLost(): boolean {
  return document.hasFocus() && (document.activeElement ?? document.body) === document.body;
}

/** When a line is removed and the focus went with it, the focus goes to the line that takes its place. */
export function useFocusAfterRemoval(lines: CartLine[]) {
  const list = useRef<HTMLUListElement>(null);
  const previous = useRef(lines);
  useEffect(() => {
    const present = new Set(lines.map(lineKey));
    const gone = previous.current.findIndex((line) => !present.has(lineKey(line)));
    previous.current = lines;
    if (gone < 0 || !isFocusLost()) return;
    const next = list.current?.children[Math.min(gone, lines.length - 1)];
    if (next instanceof HTMLElement) next.focus();
  }, [lines]);
  return list;
}
