import { getDeliveryWindow } from '@shop/domain/facts/deliveryWindow';
import { freeShipping } from '@shop/domain/facts/shipping';
import { formatDays } from '@shop/domain/facts/shippingText';
import { formatCents } from '@shop/domain/money';
import { useSite } from '@shop/platform';
import { type Estimate, isCodeAccepted } from '../../checkout/shippingEstimate';
import styles from './ShippingEstimate.module.css';

type Props = { estimates: Estimate[]; subtotalCents: number };

/** Computed by the module that the service prices with. */
export function ShippingEstimate({ estimates, subtotalCents }: Props) {
  const { isTaxAdded } = useSite();
  const cheapest = estimates[0]?.option.amountCents ?? 0;
  const arrival = getDeliveryWindow('Standard', new Date().toISOString());
  const isFreeWithCode = cheapest > 0 && isCodeAccepted(freeShipping.code, subtotalCents);
  return (
    <div className={styles.estimate}>
      <p className={styles.lead}>
        {[
          cheapest === 0 ? 'Free shipping' : `Shipping from ${formatCents(cheapest)}`,
          isTaxAdded ? ', plus tax' : '',
          isFreeWithCode ? ` – free with ${freeShipping.code}` : '',
        ].join('')}
      </p>
      <p className={styles.lead}>Order today: arrives {arrival?.dates} with standard shipping.</p>
      <details>
        <summary className={styles.more}>Delivery speeds and what you’ll pay</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Delivery</th>
              <th scope="col">Shipping</th>
              <th scope="col">{isTaxAdded ? 'You pay, plus tax' : 'You pay'}</th>
            </tr>
          </thead>
          <tbody>
            {estimates.map(({ option, totalCents }) => (
              <tr key={option.id}>
                <th scope="row">
                  {option.label}
                  <span className={styles.days}>{formatDays(option.days)}</span>
                </th>
                <td>{option.amountCents === 0 ? 'Free' : formatCents(option.amountCents)}</td>
                <td>{formatCents(totalCents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
