import { formatCents } from '@shop/money/money';
import { useSelector } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useId } from 'react';
import {
  selectCheckoutError,
  selectIsCheckingOut,
  selectPriceChanges,
  selectSubtotalCents,
} from '../features/cart/cartSelectors';
import { checkOut } from '../features/checkout/checkOut';
import styles from './CheckoutButton.module.css';
import { useCartDispatch } from './useCartDispatch';

type Props = {
  label: 'Checkout' | 'Proceed to Checkout';
  /** Called at a press, before the checkout begins. */
  onPress?: () => void;
};

/** The way to pay. While busy it keeps its place and the focus; the last failure stays as text beside it. */
export function CheckoutButton({ label, onPress }: Props) {
  const dispatch = useCartDispatch();
  const isBusy = useSelector(selectIsCheckingOut);
  const error = useSelector(selectCheckoutError);
  const hasNewPrices = useSelector(selectPriceChanges).length > 0;
  const subtotal = useSelector(selectSubtotalCents);
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
        onClick={() => {
          onPress?.();
          void dispatch(checkOut());
        }}
      >
        {isBusy ? 'Processing...' : hasNewPrices ? `Continue with ${formatCents(subtotal)}` : label}
      </Button>
    </>
  );
}
