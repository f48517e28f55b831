import { useSelector } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useId } from 'react';
import { selectCheckoutError, selectIsCheckingOut } from '../features/cart/cartSelectors';
import { checkOut } from '../features/checkout/checkOut';
import styles from './CheckoutButton.module.css';
import { useCartDispatch } from './useCartDispatch';

/** The way to pay. While busy it keeps its place and the focus; the last failure stays as text beside it. */
export function CheckoutButton({ label }: { label: 'Checkout' | 'Proceed to Checkout' }) {
  const dispatch = useCartDispatch();
  const isBusy = useSelector(selectIsCheckingOut);
  const error = useSelector(selectCheckoutError);
  const errorId = useId();
  return (
    <>
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
      <Button
        isWide
        isBusy={isBusy}
        aria-describedby={error ? errorId : undefined}
        onClick={() => dispatch(checkOut())}
      >
        {isBusy ? 'Processing...' : label}
      </Button>
    </>
  );
}
