import { paths } from '@shop/contracts/paths';
import { getDeliveryWindow } from '@shop/domain/facts/deliveryWindow';
import { returnsPolicy } from '@shop/domain/facts/returns';
import { freeShipping } from '@shop/domain/facts/shipping';
import { getCodeSavingCents, getStandardShippingCents } from '@shop/domain/facts/standardShipping';
import { formatCents } from '@shop/domain/money';
import { Link } from '@shop/platform';
import { useIsHydrated } from '@shop/ui/useIsHydrated';
import styles from './BuyTerms.module.css';

/** Delivery, arrival, returns and payment in short lines, for this product bought alone. */
export function BuyTerms({ priceCents }: { priceCents: number }) {
  const cents = getStandardShippingCents(priceCents);
  return (
    <ul className={styles.terms}>
      <li>
        <Link to={paths.help}>Delivery</Link>{' '}
        {getCodeSavingCents(priceCents) > 0
          ? `free with ${freeShipping.code}`
          : cents === 0
            ? 'free'
            : `from ${formatCents(cents)}`}
      </li>
      <li>
        <span>Arrives</span> <Arrival />
      </li>
      <li>
        <Link to={paths.returns}>Returns</Link> unopened, within {returnsPolicy.windowDays} days
      </li>
      <li>
        <span>Payment</span> by card on Stripe’s secure page
      </li>
    </ul>
  );
}

/** The dates of an order of this moment (rule catalogue.arrival); the page that the server keeps knows the number of days. */
function Arrival() {
  const now = useIsHydrated() ? new Date().toISOString() : null;
  const window = getDeliveryWindow('Standard', now);
  if (!window) return null;
  return window.dates ? `${window.dates}, if you order today` : `in ${window.days}`;
}
