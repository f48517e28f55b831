import { paths } from '@shop/contracts/paths';
import { useDispatch, useSelector } from '@shop/platform';
import { Button, ButtonLink } from '@shop/ui/Button';
import { useEffect, useRef } from 'react';
import { selectClearedLines } from '../features/cart/cartSelectors';
import { clearUndone } from '../features/cart/cartSlice';
import styles from './EmptyCart.module.css';
import { isFocusLost } from './useFocusAfterRemoval';

/** The empty cart. After Clear Cart it offers the way back until the next change (decisions row 48). */
export function EmptyCart({ onFollow }: { onFollow?: () => void }) {
  const dispatch = useDispatch();
  const canUndo = useSelector(selectClearedLines).length > 0;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that emptied the cart is gone, and the focus with it.
    if (isFocusLost()) text.current?.focus();
  }, []);
  return (
    <div className={styles.empty}>
      <p ref={text} tabIndex={-1} className={styles.text}>
        Your cart is empty
      </p>
      {canUndo ? (
        <Button variant="secondary" onClick={() => dispatch(clearUndone())}>
          Undo
        </Button>
      ) : null}
      <ButtonLink to={paths.shop} onClick={onFollow}>
        Continue Shopping
      </ButtonLink>
    </div>
  );
}
