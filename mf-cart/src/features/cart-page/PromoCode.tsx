import { checkPromoCode } from '@shop/checkout-service/pricing';
import { useDispatch, useSelector } from '@shop/platform';
import { Button } from '@shop/ui/Button';
import { TextField } from '@shop/ui/Field';
import { type FormEvent, useState } from 'react';
import { selectPromoCode, selectSubtotalCents } from '../cart/cartSelectors';
import { promoCodeEntered } from '../cart/cartSlice';
import styles from './PromoCode.module.css';

/** The field that keeps the banner's promise. Why a code does not count stands at the field, and follows the cart. */
export function PromoCode() {
  const dispatch = useDispatch();
  const applied = useSelector(selectPromoCode);
  const subtotal = useSelector(selectSubtotalCents);
  const [entered, setEntered] = useState(applied);
  const [isChecked, setIsChecked] = useState(applied !== '');
  const answer = isChecked ? checkPromoCode(applied, subtotal) : null;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    dispatch(promoCodeEntered(entered.trim()));
    setIsChecked(true);
  };
  const edit = (text: string) => {
    setEntered(text);
    setIsChecked(false);
    // An emptied field takes the code away at once: nobody presses Apply for nothing.
    if (text.trim() === '') dispatch(promoCodeEntered(''));
  };
  return (
    <form onSubmit={apply} className={styles.form} noValidate>
      <TextField
        className={styles.field}
        label="Promo code"
        value={entered}
        onChange={(event) => edit(event.target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={answer && !answer.isAccepted ? answer.reason : undefined}
      />
      <Button type="submit" variant="secondary" className={styles.apply}>
        Apply
      </Button>
      <p role="status" className={styles.accepted}>
        {answer?.isAccepted
          ? (answer.note ?? `${applied.toUpperCase()} applied: standard shipping is free.`)
          : null}
      </p>
    </form>
  );
}
