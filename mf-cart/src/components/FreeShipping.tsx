import { freeShipping } from '@shop/domain/facts/shipping';
import { getCodeSavingCents, getStandardShippingCents } from '@shop/domain/facts/standardShipping';
import { formatCents } from '@shop/domain/money';
import { useDispatch, useSelector } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { useRef } from 'react';
import { selectSubtotalCents } from '../cart/cartSelectors';
import { offerDeclined, promoCodeEntered } from '../cart/cartSlice';
import { selectAppliedCode } from '../checkout/shippingEstimate';
import styles from './FreeShipping.module.css';
import { getMissingForFreeShipping } from './getMissingForFreeShipping';

/**
 * Shows the distance to free standard shipping, then the applied code with Remove, then Apply again.
 * Apply is not offered while another code is typed.
 */
export function FreeShipping({ isOffered = true }: { isOffered?: boolean }) {
  const dispatch = useDispatch();
  const subtotal = useSelector(selectSubtotalCents);
  const isApplied = useSelector(selectAppliedCode) !== undefined;
  const text = useRef<HTMLParagraphElement>(null);
  const missingCents = getMissingForFreeShipping(subtotal);
  const savingCents = getCodeSavingCents(subtotal);
  const press = (action: ReturnType<typeof promoCodeEntered | typeof offerDeclined>, detail: number) => {
    // The other button comes under the second press of a double click.
    if (detail > 1) return;
    dispatch(action);
    // The pressed button is removed: its result takes the focus.
    text.current?.focus();
  };
  return (
    <div className={styles.box}>
      <p ref={text} tabIndex={-1} className={styles.text}>
        {missingCents > 0
          ? `${formatCents(missingCents)} away from free standard shipping with code ${freeShipping.code}.`
          : getStandardShippingCents(subtotal) === 0
            ? 'Standard shipping is free for this order.'
            : isApplied
              ? `${freeShipping.code} applied: you save ${formatCents(savingCents)}.`
              : `${freeShipping.code} is not applied.`}
      </p>
      {savingCents > 0 && isApplied ? (
        <Button variant="quiet" onClick={({ detail }) => press(offerDeclined(), detail)}>
          Take off {freeShipping.code}
        </Button>
      ) : null}
      {isOffered && savingCents > 0 && !isApplied ? (
        <Button
          variant="secondary"
          isWide
          onClick={({ detail }) => press(promoCodeEntered(freeShipping.code), detail)}
        >
          {`Apply ${freeShipping.code}, save ${formatCents(savingCents)}`}
        </Button>
      ) : null}
      {missingCents > 0 ? (
        <progress
          className={styles.bar}
          aria-hidden="true"
          max={freeShipping.overCents + 1}
          value={subtotal}
        />
      ) : null}
    </div>
  );
}
