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
} from '../cart/cartSelectors';
import { checkOut } from '../checkout/checkOut';
import styles from './CheckoutButton.module.css';
import { useCartDispatch } from './useCartDispatch';

type Props = { label: 'Checkout' | 'Proceed to Checkout'; onPress?: () => void };

/** Keeps its place and the focus while busy; shows the last failure or changed prices beside it. */
export function CheckoutButton({ label, onPress }: Props) {
  const dispatch = useCartDispatch();
  const isBusy = useSelector(selectIsCheckingOut);
  const error = useSelector(selectCheckoutError);
  const changes = useSelector(selectPriceChanges);
  const lines = useSelector(selectLines);
  const subtotal = useSelector(selectSubtotalCents);
  const textId = useId();
  // 'Soy Wax: $14.99 → $15.99'
  const priceTexts = changes.map(({ id, fromCents, toCents }) => {
    const name = lines.find((line) => line.id === id)?.name ?? id;
    return `${name}: ${formatCents(fromCents)} → ${formatCents(toCents)}`;
  });
  const texts = changes.length > 0 ? priceTexts : [error];
  const isAnnounced = texts[0] !== '';
  return (
    <>
      {isAnnounced ? (
        <div id={textId} className={styles.error}>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
      <Button
        isWide
        isBusy={isBusy}
        aria-describedby={isAnnounced ? textId : undefined}
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
