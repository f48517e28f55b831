import { parseArgs } from 'node:util';
import { formatCents } from '@shop/money/money';
import { type ListedOrder, listOrders } from './operator/listOrders';
import { readOrderFilter } from './operator/orderFilter';
import { runCommand } from './operator/runCommand';
import { askForList } from './operator/runOperatorQuery';

const USAGE = `Usage: npm run orders -- [--json] [--since 2026-11-21] [--status paid,review] [--limit 50]`;

const options = {
  json: { type: 'boolean' },
  since: { type: 'string' },
  status: { type: 'string' },
  limit: { type: 'string' },
} as const;

/** `npm run orders`: the operator's list of orders, newest first; with --json all fields, amounts in cents. */
runCommand(USAGE, async (words) => {
  const given = readWords(words);
  if (!given) return null;
  const { json, ...filterWords } = given;
  const filter = readOrderFilter(filterWords);
  const orders = askForList(`/operator/orders?${new URLSearchParams(filterWords)}`, (database) =>
    listOrders(database, filter),
  );
  return json ? asJson(orders) : asText(orders);
});

/** null: not understood. */
function readWords(words: string[]) {
  try {
    return { ...parseArgs({ args: words, options }).values };
  } catch {
    return null;
  }
}

async function* asText(orders: AsyncIterable<ListedOrder>): AsyncGenerator<string> {
  for await (const order of orders) yield `${toLine(order)}\n`;
}

/** One order a line. */
async function* asJson(orders: AsyncIterable<ListedOrder>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const order of orders) {
    yield `${separator}${JSON.stringify(order)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

function toLine(order: ListedOrder): string {
  const parts = order.lines.map(({ quantity, name }) => `${quantity} x ${name}`).join(', ');
  const delivery = order.shipping_label ? `, ${order.shipping_label}` : '';
  const sentBy = order.ref ? `, by ${order.ref}` : '';
  const attention = order.attention ? `  !! ${order.attention}` : '';
  return `${order.created_at.slice(0, 16)}  ${order.status.padEnd(8)}  ${formatCents(order.amount_total).padStart(11)}  ${order.session_id ?? '-'}  ${parts}${delivery}${sentBy}${attention}`;
}
