import type { Order } from '@shop/contracts/checkout';
import { paths } from '@shop/contracts/paths';
import { getDeliveryWindow } from '@shop/domain/facts/deliveryWindow';
import { formatCents } from '@shop/domain/money';
import { Link } from '@shop/platform';
import { VisuallyHidden } from '@shop/ui/VisuallyHidden';
import { useProductFacts } from '../../components/useProductFacts';
import { FirstSteps } from './FirstSteps';
import { MissingOrder } from './MissingOrder';
import { OrderReference } from './OrderReference';
import styles from './OrderSuccessPage.module.css';
import { isPending, useOrder, wasPaid } from './useOrder';
import { useRemovePurchasedLines } from './useRemovePurchasedLines';

export function OrderDetails({ sessionId }: { sessionId: string }) {
  const answer = useOrder(sessionId);
  const order = answer === 'unknown' ? null : answer;
  useRemovePurchasedLines(order);
  const isShown = order !== null && wasPaid(order) && order.status !== 'review';
  const hasFailed = order?.status === 'failed' || order?.status === 'expired';
  return (
    <>
      {hasFailed ? <h1>Your payment didn’t go through</h1> : <OrderPlaced />}
      <OrderReference sessionId={sessionId} />
      <div role="status">
        {hasFailed ? (
          <p className={styles.confirming}>
            Nothing was charged, and <Link to={paths.cart}>your cart</Link> is as it was.
          </p>
        ) : null}
        {order && isPending(order) ? (
          <p className={styles.confirming}>
            Your payment is being confirmed, so there’s no need to pay again. Your order appears here after
            that; if it takes long, load this page again.
          </p>
        ) : null}
        {order?.status === 'review' ? (
          <p className={styles.confirming}>
            Your payment arrived. We check it by hand before we pack your order, so there’s no need to pay
            again.
          </p>
        ) : null}
        {answer === 'unknown' ? <MissingOrder /> : null}
        {isShown ? <VisuallyHidden>Your order is below.</VisuallyHidden> : null}
      </div>
      {isShown ? <OrderTable order={order} /> : null}
      {hasFailed ? null : <FirstSteps />}
    </>
  );
}

export function OrderPlaced() {
  return (
    <>
      <h1>Thank you for your order</h1>
      <p className={styles.lead}>Your order was placed. A confirmation email follows.</p>
    </>
  );
}

function OrderTable({ order }: { order: Order }) {
  const pictures = new Map(useProductFacts().map(({ id, image }) => [id, image]));
  const parcel = order.fulfillment;
  const isStillComing = ['paid', 'packed', 'shipped'].includes(parcel?.state ?? order.status);
  const expected =
    isStillComing && order.shipping ? getDeliveryWindow(order.shipping.label, order.paid_at) : null;
  return (
    <>
      <table className={styles.table}>
        <caption>Your order</caption>
        <tbody>
          {order.lines.map((line) => (
            <tr key={JSON.stringify([line.id, line.variant_id])}>
              <th scope="row">
                <span className={styles.product}>
                  <span className={styles.picture}>
                    {pictures.get(line.id) ? (
                      <img src={pictures.get(line.id)} alt="" width={64} height={64} decoding="async" />
                    ) : null}
                  </span>
                  <span>
                    {line.quantity} × {line.name}
                  </span>
                </span>
              </th>
              <td>{formatCents(line.unit_amount * line.quantity)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {order.shipping ? (
            <tr>
              <th scope="row">Shipping: {order.shipping.label}</th>
              <td>{order.shipping.amount === 0 ? 'Free' : formatCents(order.shipping.amount)}</td>
            </tr>
          ) : null}
          {order.tax ? <AmountRow label="Tax" cents={order.tax} /> : null}
          {order.discount ? <AmountRow label="Discount" cents={-order.discount} /> : null}
          <tr>
            <th scope="row">Total</th>
            <td>{formatCents(order.amount_total)}</td>
          </tr>
          {order.refunded ? <AmountRow label="Refunded" cents={-order.refunded} /> : null}
        </tfoot>
      </table>
      {parcel?.tracking ? (
        <p className={styles.window}>
          <strong>Shipped with {parcel.carrier}.</strong> Tracking number: {parcel.tracking}
        </p>
      ) : null}
      {expected ? (
        <p className={styles.window}>
          {expected.dates ? <strong>Arrives {expected.dates}. </strong> : null}
          {order.shipping?.label} delivery takes {expected.days} from your order, packing included.
        </p>
      ) : null}
    </>
  );
}

function AmountRow({ label, cents }: { label: string; cents: number }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{cents < 0 ? `−${formatCents(-cents)}` : formatCents(cents)}</td>
    </tr>
  );
}
