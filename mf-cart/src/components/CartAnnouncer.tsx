import { formatCents } from '@shop/domain/money';
import { useSelector } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { lineKey } from '../cart/cartLine';
import { selectLines, selectSubtotalCents } from '../cart/cartSelectors';

/** A row of quick presses is announced once. */
const PAUSE_MS = 700;

/** Announces new quantities and the subtotal to assistive technology. */
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
