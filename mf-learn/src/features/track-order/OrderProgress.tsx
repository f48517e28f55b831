import { getDeliveryWindow } from '@shop/domain/facts/deliveryWindow';
import type { TrackedOrder } from './findOrder';
import styles from './TrackOrderPage.module.css';

const headings: Record<TrackedOrder['state'], string> = {
  placed: 'Your payment is on its way',
  paid: 'We’re getting your order ready',
  packed: 'Your order is packed',
  shipped: 'Your order is on its way',
  delivered: 'Your order was delivered',
  returned: 'Your order came back to us',
  refunded: 'Your order was refunded',
};

const steps = [
  { state: 'placed', label: 'Placed' },
  { state: 'paid', label: 'Paid' },
  { state: 'packed', label: 'Packed' },
  { state: 'shipped', label: 'Shipped' },
  { state: 'delivered', label: 'Delivered' },
];

/** Where an order is, when it arrives and who carries it. */
export function OrderProgress({
  order: { state, isInReview, carrier, tracking, delivery, paidAt },
}: {
  order: TrackedOrder;
}) {
  const current = steps.findIndex((step) => step.state === state);
  const isStillComing = !isInReview && ['paid', 'packed', 'shipped'].includes(state);
  const expected = isStillComing && delivery ? getDeliveryWindow(delivery, paidAt) : null;
  return (
    <>
      <h2>{isInReview ? 'We’re checking your payment by hand' : headings[state]}</h2>
      {current >= 0 ? (
        <ol className={styles.steps}>
          {steps.map(({ label }, index) => (
            <li
              key={label}
              className={index <= current ? styles.done : undefined}
              aria-current={index === current ? 'step' : undefined}
            >
              {label}
            </li>
          ))}
        </ol>
      ) : null}
      <dl className={styles.facts}>
        {expected ? (
          <div>
            <dt>Arrives</dt>
            <dd>{expected.dates ?? `within ${expected.days} of your order`}</dd>
          </div>
        ) : null}
        {delivery ? (
          <div>
            <dt>Delivery</dt>
            <dd>{delivery}</dd>
          </div>
        ) : null}
        {carrier && tracking ? (
          <div>
            <dt>Tracking number</dt>
            <dd>
              {tracking} ({carrier})
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
