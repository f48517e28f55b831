import { formatCents } from '@shop/domain/money';
import { useSelector } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { lineKey } from '../features/cart/cartLine';
import { selectLines, selectSubtotalCents } from '../features/cart/cartSelectors';

/** Long enough that a row of quick presses is announced once, with the outcome. */
const PAUSE_MS = 700;

/** Says new quantities and the subtotal to assistive technology, once the pressing has stopped. */
export function CartAnnouncer() {
  const lines = useSelector(selectLines);
  const subtotal = useSelector(selectSubtotalCents);
  const announced = useRef(lines);
  const [text, setText] = useState('');
  useEffect(() => {
    const before = new Map(announced.current.map((line) => [lineKey(line), line.quantity]));
    const changed = lines.filter((line) => before.get(lineKey(line)) !== line.quantity);
    if (changed.length === 0 && before.size === lines.length) return;
    const timer = setTimeout(() => {
      announced.current = lines;
      const quantities = changed.map((line) => `${line.name}: quantity ${line.quantity}.`);
      setText([...quantities, `Subtotal ${formatCents(subtotal)}.`].join(' '));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [lines, subtotal]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
