import { formatCents } from '@shop/money/money';
import { askOperator } from './operator/askOperator';
import { type ListedOrder, listOrders } from './operator/listOrders';
import { runCommand } from './operator/runCommand';

const USAGE = 'Usage: npm run orders -- [--json]';

/** `npm run orders`: the operator's list of orders, newest first; with --json all fields, amounts in cents. */
runCommand(USAGE, async (words) => {
  if (words.some((word) => word !== '--json')) return null;
  const orders = await askOperator<ListedOrder[]>({ path: '/operator/orders', ask: listOrders });
  return words.includes('--json') ? JSON.stringify(orders, null, 2) : orders.map(toLine).join('\n');
});

function toLine(order: ListedOrder): string {
  const parts = order.lines.map(({ quantity, name }) => `${quantity} x ${name}`).join(', ');
  const delivery = order.shipping_label ? `, ${order.shipping_label}` : '';
  const attention = order.attention ? `  !! ${order.attention}` : '';
  return `${order.created_at.slice(0, 16)}  ${order.status.padEnd(8)}  ${formatCents(order.amount_total).padStart(11)}  ${order.session_id ?? '-'}  ${parts}${delivery}${attention}`;
}
