import type { Order } from '@shop/contracts/checkout';
import { formatCents } from '@shop/money/money';
import styles from './OrderSuccessPage.module.css';
import { useOrder } from './useOrder';
import { useRemovePurchasedLines } from './useRemovePurchasedLines';
import { wasPaid } from './wasPaid';

/** What the service says about the order: its lines when it is paid, that it is being confirmed while it is pending. */
export function OrderDetails({ sessionId }: { sessionId: string }) {
  const order = useOrder(sessionId);
  useRemovePurchasedLines(order);
  return (
    <>
      <div role="status">
        {order?.status === 'pending' ? (
          <p className={styles.confirming}>
            Your payment is being confirmed. This page updates by itself; you need not pay again.
          </p>
        ) : null}
      </div>
      {order && wasPaid(order) ? <OrderTable order={order} /> : null}
    </>
  );
}

function OrderTable({ order }: { order: Order }) {
  return (
    <table className={styles.table}>
      <caption>Your order</caption>
      <tbody>
        {order.lines.map((line) => (
          <tr key={JSON.stringify([line.id, line.variant_id])}>
            <th scope="row">
              {line.quantity} × {line.name}
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
        <tr>
          <th scope="row">Total</th>
          <td>{formatCents(order.amount_total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
