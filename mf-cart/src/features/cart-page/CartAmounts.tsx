import { formatCents } from '@shop/domain/money';
import type { Estimate } from '../../checkout/shippingEstimate';
import styles from './CartSummary.module.css';

type Props = { estimates: Estimate[]; subtotalCents: number };

/** Shipping is no part of the total (rule cart.total). */
export function CartAmounts({ estimates, subtotalCents }: Props) {
  const subtotal = formatCents(subtotalCents);
  return (
    <div data-keep-clear>
      <dl className={styles.amounts}>
        <div>
          <dt>Subtotal</dt>
          <dd>{subtotal}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{subtotal}</dd>
        </div>
      </dl>
      <p className={styles.shipped}>
        {`with standard shipping: ${formatCents(estimates[0]?.totalCents ?? subtotalCents)}`}
      </p>
    </div>
  );
}
