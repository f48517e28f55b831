import { codeSavingCents } from '@shop/facts/standardShipping';
import { formatCents } from '@shop/money/money';
import { useSelector } from '@shop/platform';
import { CheckoutButton } from '../../components/CheckoutButton';
import { FreeShipping } from '../../components/FreeShipping';
import { selectSubtotalCents } from '../cart/cartSelectors';
import styles from './CartSummary.module.css';
import { PromoCode } from './PromoCode';
import { ShippingEstimate } from './ShippingEstimate';
import { usePromoCode } from './usePromoCode';

/** Subtotal, total, the shipping estimate - which is no part of the total (rule cart.total) - and the way to pay. */
export function CartSummary() {
  const code = usePromoCode();
  const subtotal = useSelector(selectSubtotalCents);
  const hasEntry = code.entered.trim() !== '';
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      <dl className={styles.amounts} data-keep-clear>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatCents(subtotal)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total</dt>
          <dd>{formatCents(subtotal)}</dd>
        </div>
      </dl>
      <ShippingEstimate />
      <FreeShipping isOffered={!hasEntry} />
      <PromoCode code={code} hasButton={hasEntry || codeSavingCents(subtotal) === 0} />
      <CheckoutButton label="Proceed to Checkout" isReady={code.settle} />
      <p className={styles.note}>Choose your delivery speed and pay on Stripe’s secure page.</p>
    </section>
  );
}
