import { freeShipping } from '@shop/domain/facts/shipping';
import { formatDollars } from '@shop/domain/facts/shippingText';
import { CloseIcon } from '@shop/ui/icons';
import { useState } from 'react';
import styles from './Banner.module.css';

export function Banner() {
  const [isClosed, setIsClosed] = useState(false);
  if (isClosed) return null;
  return (
    <section className={styles.banner} aria-label="Offer">
      <p className={styles.text}>
        Free shipping on all orders over {formatDollars(freeShipping.overCents)} with code{' '}
        <strong>{freeShipping.code}</strong> at checkout
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss offer"
        onClick={(event) => {
          // The focus would be lost with the button: the logo below it takes it.
          event.currentTarget.parentElement?.nextElementSibling
            ?.querySelector('a')
            ?.focus({ preventScroll: true });
          setIsClosed(true);
        }}
      >
        <CloseIcon />
      </button>
    </section>
  );
}
