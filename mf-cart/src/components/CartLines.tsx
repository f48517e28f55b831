import { useSelector } from '@shop/platform';
import { lineKey } from '../features/cart/cartLine';
import { selectLines } from '../features/cart/cartSelectors';
import { CartLineItem } from './CartLineItem';
import styles from './CartLines.module.css';

/** The lines of the cart as a list. */
export function CartLines({
  hasTotals = false,
  onFollow,
}: {
  hasTotals?: boolean;
  onFollow?: (() => void) | undefined;
}) {
  const lines = useSelector(selectLines);
  return (
    <ul className={styles.lines} aria-label="Products in your cart">
      {lines.map((line) => (
        <CartLineItem key={lineKey(line)} line={line} hasTotal={hasTotals} onFollow={onFollow} />
      ))}
    </ul>
  );
}
