import type { CartLine } from '@shop/contracts/cart';
import { lineKey } from '../features/cart/cartLine';
import { CartLineItem } from './CartLineItem';
import styles from './CartLines.module.css';

type Props = { lines: CartLine[]; hasTotals?: boolean; onFollow?: (() => void) | undefined };

/** The lines of the cart as a list. */
export function CartLines({ lines, hasTotals = false, onFollow }: Props) {
  return (
    <ul className={styles.lines} aria-label="Products in your cart">
      {lines.map((line) => (
        <CartLineItem key={lineKey(line)} line={line} hasTotal={hasTotals} onFollow={onFollow} />
      ))}
    </ul>
  );
}
