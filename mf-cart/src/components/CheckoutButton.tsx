import { formatCents } from '@shop/domain/money';
import { useSelector } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useId } from 'react';
import {
  selectCheckoutError,
  selectIsCheckingOut,
  selectLines,
  selectPriceChanges,
  selectSubtotalCents,
} from '../features/cart/cartSelectors';
import { checkOut } from '../features/checkout/checkOut';
import { priceChangeText } from '../features/checkout/priceChangeText';
import styles from './CheckoutButton.module.css';
import { useCartDispatch } from './useCartDispatch';

type Props = {
  label: 'Checkout' | 'Proceed to Checkout';
  /** Called at a press, before the checkout begins. */
  onPress?: () => void;
};

/** The way to pay. While busy it keeps its place and the focus; the last failure stays as text beside it, or what has a new price. */
export function CheckoutButton({ label, onPress }: Props) {
  const dispatch = useCartDispatch();
  const isBusy = useSelector(selectIsCheckingOut);
  const error = useSelector(selectCheckoutError);
  const changes = useSelector(selectPriceChanges);
  const lines = useSelector(selectLines);
  const subtotal = useSelector(selectSubtotalCents);
  const textId = useId();
  const texts = changes.length > 0 ? changes.map((change) => priceChangeText(change, lines)) : [error];
  const isTold = texts[0] !== '';
  return (
    <>
      {isTold ? (
        <div id={textId} className={styles.error}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
      <Button
        isWide
        isBusy={isBusy}
        aria-describedby={isTold ? textId : undefined}
        onClick={() => {
          onPress?.();
          void dispatch(checkOut());
        }}
      >
        {isBusy ? 'Processing...' : changes.length > 0 ? `Continue with ${formatCents(subtotal)}` : label}
      </Button>
    </>
  );
}
