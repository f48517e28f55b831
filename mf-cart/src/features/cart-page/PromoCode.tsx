import { Button } from '@shop/ui/Button';
import { TextField } from '@shop/ui/Field';
import { type FormEvent, useId } from 'react';
import styles from './PromoCode.module.css';
import type { usePromoCode } from './usePromoCode';

type Props = { code: ReturnType<typeof usePromoCode> };

export function PromoCode({ code }: Props) {
  const { entered, edit, apply, applied, answer } = code;
  const isRefused = answer !== null && !answer.isAccepted;
  const answerId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <TextField
        className={styles.field}
        label="Promo code"
        value={entered}
        onChange={(event) => edit(event.target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? answerId : undefined}
      />
      <Button type="submit" variant="secondary" className={styles.apply}>
        Apply
      </Button>
      <p id={answerId} role="status" className={isRefused ? styles.refused : styles.accepted}>
        {answer?.isAccepted
          ? (answer.note ?? `${applied.toUpperCase()} applied: standard shipping is free.`)
          : answer?.reason}
      </p>
    </form>
  );
}
