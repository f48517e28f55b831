import { paths } from '@shop/contracts/paths';
import { returnsPolicy } from '@shop/facts/returns';
import { deliverySpeeds } from '@shop/facts/shipping';
import { deliveryText } from '@shop/facts/shippingText';
import { standardShippingCents } from '@shop/facts/standardShipping';
import { formatCents } from '@shop/money/money';
import { Link } from '@shop/platform';
import styles from './BuyTerms.module.css';

const standard = deliverySpeeds.find(({ id }) => id === 'standard');

/** Delivery, returns and payment in three short lines, for this product bought alone. */
export function BuyTerms({ priceCents }: { priceCents: number }) {
  const cents = standardShippingCents(priceCents);
  return (
    <ul className={styles.terms}>
      <li>
        <Link to={paths.help}>Delivery</Link> {cents === 0 ? 'free' : `from ${formatCents(cents)}`}
        {standard ? `, ${deliveryText(standard)} after we ship` : null}
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
