import type { CartLine } from '@shop/contracts/cart';
import { useEffect } from 'react';
import { lineKey } from '../cart/cartLine';
import { refreshProducts } from '../checkout/refreshProducts';
import { CartLineItem } from './CartLineItem';
import styles from './CartLines.module.css';
import { useCartDispatch } from './useCartDispatch';

type Props = { lines: CartLine[]; hasTotals?: boolean; onFollow?: (() => void) | undefined };

export function CartLines({ lines, hasTotals = false, onFollow }: Props) {
  const dispatch = useCartDispatch();
  const count = lines.length;
  useEffect(() => {
    // A page may have been open for hours when something is added to it.
    if (count > 0) void dispatch(refreshProducts({ ifOlder: true }));
  }, [dispatch, count]);
  return (
    <ul className={styles.lines} aria-label="Products in your cart">
      {lines.map((line) => (
        <CartLineItem key={lineKey(line)} line={line} hasTotal={hasTotals} onFollow={onFollow} />
      ))}
    </ul>
  );
}
