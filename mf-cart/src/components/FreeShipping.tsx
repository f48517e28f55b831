import { missingForFreeShipping, standardShippingCents } from '@shop/checkout-service/pricing';
import { paths } from '@shop/contracts/paths';
import { freeShipping } from '@shop/facts/shipping';
import { formatCents } from '@shop/money/money';
import { Link, useSelector } from '@shop/platform';
import { selectPromoCode, selectSubtotalCents } from '../features/cart/cartSelectors';
import { isCodeAccepted } from '../features/checkout/shippingEstimate';
import styles from './FreeShipping.module.css';

/**
 * How far it is to free standard shipping, to the cent. `hasLink` leads to the field for the code; without it the field
 * and the estimate stand beside this and tell the rest.
 */
export function FreeShipping({ hasLink = false, onFollow }: { hasLink?: boolean; onFollow?: () => void }) {
  const subtotal = useSelector(selectSubtotalCents);
  const code = useSelector(selectPromoCode);
  const missingCents = missingForFreeShipping(subtotal);
  const isFree = standardShippingCents(subtotal) === 0 || isCodeAccepted(code, subtotal);
  if (!hasLink && (isFree || missingCents === 0)) return null;
  return (
    <div className={styles.box}>
      <p className={styles.text}>
        {isFree ? 'Standard shipping is free for this order.' : null}
        {!isFree && missingCents > 0
          ? `${formatCents(missingCents)} away from free standard shipping with code ${freeShipping.code}.`
          : null}
        {!isFree && missingCents === 0 ? (
          <>
            Standard shipping is free with code {freeShipping.code}.{' '}
            <Link to={paths.cart} onClick={onFollow}>
              Enter it in your cart
            </Link>
          </>
        ) : null}
      </p>
      {missingCents > 0 ? (
        <progress
          className={styles.bar}
          aria-hidden="true"
          max={freeShipping.overCents + 1}
          value={Math.min(subtotal, freeShipping.overCents + 1)}
        />
      ) : null}
    </div>
  );
}
