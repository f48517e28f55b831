import { useSelector } from '@shop/platform';
import { selectLines, selectSubtotalCents } from '../../cart/cartSelectors';
import { estimateTotals, selectAppliedCode } from '../../checkout/shippingEstimate';
import { CheckoutButton } from '../../components/CheckoutButton';
import { FreeShipping } from '../../components/FreeShipping';
import { CartAmounts } from './CartAmounts';
import styles from './CartSummary.module.css';
import { PromoCode } from './PromoCode';
import { ShippingEstimate } from './ShippingEstimate';
import { usePromoCode } from './usePromoCode';

export function CartSummary() {
  const code = usePromoCode();
  const subtotal = useSelector(selectSubtotalCents);
  const estimates = estimateTotals(useSelector(selectLines), useSelector(selectAppliedCode));
  const isTyping = code.entered.trim() !== '';
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      <CartAmounts estimates={estimates} subtotalCents={subtotal} />
      <ShippingEstimate estimates={estimates} subtotalCents={subtotal} />
      <FreeShipping isOffered={!isTyping} />
      <PromoCode code={code} />
      <CheckoutButton label="Proceed to Checkout" onPress={code.applyTyped} />
      <p className={styles.note}>Choose your delivery speed and pay on Stripe’s secure page.</p>
    </section>
  );
}
