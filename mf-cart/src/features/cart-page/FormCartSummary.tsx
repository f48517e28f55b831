import type { CartLine } from '@shop/contracts/cart';
import { cartForms } from '@shop/contracts/cartForms';
import { freeShipping } from '@shop/domain/facts/shipping';
import { getCodeSavingCents } from '@shop/domain/facts/standardShipping';
import { formatCents } from '@shop/domain/money';
import { appliedCode, checkPromoCode } from '@shop/domain/pricing';
import { Button } from '@shop/ui/Button';
import { TextField } from '@shop/ui/Field';
import { lineTotalCents } from '../../cart/cartSelectors';
import { estimateTotals } from '../../checkout/shippingEstimate';
import errorStyles from '../../components/CheckoutButton.module.css';
import { CartAmounts } from './CartAmounts';
import styles from './CartSummary.module.css';
import promoStyles from './PromoCode.module.css';
import { ShippingEstimate } from './ShippingEstimate';

type Props = { lines: CartLine[]; promoCode: string; isOfferDeclined: boolean; failure: string | undefined };

export function FormCartSummary({ lines, promoCode, isOfferDeclined, failure }: Props) {
  const subtotal = lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
  const code = appliedCode(promoCode, subtotal, isOfferDeclined);
  const estimates = estimateTotals(lines, code);
  const answer = promoCode ? checkPromoCode(promoCode, subtotal) : null;
  const savingCents = getCodeSavingCents(subtotal);
  return (
    <section className={styles.summary} aria-labelledby="cart-summary">
      <h2 id="cart-summary" className={styles.title}>
        Summary
      </h2>
      <CartAmounts estimates={estimates} subtotalCents={subtotal} />
      <ShippingEstimate estimates={estimates} subtotalCents={subtotal} />
      {code && savingCents > 0 ? (
        <form method="post" action={cartForms.promo}>
          <p className={styles.note}>
            {freeShipping.code} applied: you save {formatCents(savingCents)}.
          </p>
          <Button type="submit" name="off" value="1" variant="quiet">
            Take off {freeShipping.code}
          </Button>
        </form>
      ) : null}
      <form method="post" action={cartForms.promo} className={promoStyles.form}>
        <TextField
          className={promoStyles.field}
          label="Promo code"
          name="code"
          defaultValue={promoCode}
          maxLength={40}
          autoComplete="off"
          error={answer && !answer.isAccepted ? answer.reason : undefined}
        />
        <Button type="submit" variant="secondary" className={promoStyles.apply}>
          Apply
        </Button>
        <p className={promoStyles.accepted}>{answer?.isAccepted ? answer.note : null}</p>
      </form>
      {failure ? (
        <p role="alert" className={errorStyles.error}>
          {failure}
        </p>
      ) : null}
      {/* Names what is shown: script may have taken the cookie's cart over by now. */}
      <form method="post" action={cartForms.checkout}>
        {lines.flatMap(({ id, quantity, price }) => [
          <input key={id} type="hidden" name="id" value={id} />,
          <input key={`${id} quantity`} type="hidden" name="quantity" value={quantity} />,
          <input key={`${id} price`} type="hidden" name="price" value={price} />,
        ])}
        <input type="hidden" name="code" value={promoCode} />
        {isOfferDeclined ? <input type="hidden" name="off" value="1" /> : null}
        <Button type="submit" isWide>
          Proceed to Checkout
        </Button>
      </form>
      <p className={styles.note}>Choose your delivery speed and pay on Stripe’s secure page.</p>
    </section>
  );
}
