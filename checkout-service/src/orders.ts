import { parseArgs } from 'node:util';
import { formatCents } from '@shop/domain/money';
import { getUserName } from '@shop/node/settings/userName';
import { type ListedOrder, listOrders, toListedOrder } from './operator/listOrders';
import { readOrderFilter } from './operator/orderFilter';
import { runCommand } from './operator/runCommand';
import { commandSettings, requestList, runOperatorQuery } from './operator/runOperatorQuery';
import { changeOrder, readChange } from './orders/changeOrder';

const USAGE = `Usage: npm run orders -- [--json] [--since 2026-11-21] [--status paid,review] [--limit 50]
       npm run orders -- pack <session>        the parcel is packed
       npm run orders -- ship <session> --carrier UPS --tracking 1Z…
       npm run orders -- deliver <session>     it has arrived
       npm run orders -- return <session>      it has come back
       npm run orders -- forget <session>      erases what is personal of it
       npm run orders -- resolve <session> --note "refunded by phone"
                                               settles what wants attention
       --json prints the changed order, too, as JSON`;

const options = {
  json: { type: 'boolean' },
  since: { type: 'string' },
  status: { type: 'string' },
  limit: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  note: { type: 'string' },
} as const;

/** The flags of each action, and those of a list. */
const actionFlags: Record<string, string[]> = {
  list: ['since', 'status', 'limit'],
  pack: [],
  ship: ['carrier', 'tracking'],
  deliver: [],
  return: [],
  forget: [],
  resolve: ['note'],
};

/** `npm run orders`: lists orders, newest first, or changes one. */
runCommand(USAGE, async (words) => {
  const args = readWords(words);
  if (!args) return null;
  const { json, carrier, tracking, note, ...filterWords } = args.values;
  const [action, session, ...rest] = args.positionals;
  if (action !== undefined) {
    if (session === undefined || rest.length > 0) return null;
    return print(
      await change({ action, session, by: getUserName().slice(0, 60), carrier, tracking, note }),
      json,
    );
  }
  const filter = readOrderFilter(filterWords);
  const orders = requestList(`/operator/orders?${new URLSearchParams(filterWords)}`, (database) =>
    listOrders(database, filter),
  );
  return json ? asJson(orders) : asText(orders);
});

function change(body: Record<string, unknown>): Promise<ListedOrder> {
  const wanted = readChange(body);
  return runOperatorQuery<ListedOrder>({
    path: '/operator/orders',
    body: wanted,
    ask: async (database) => {
      const { notify } = commandSettings();
      return toListedOrder(await changeOrder(database, wanted, { isNotifying: notify !== null }));
    },
  });
}

function print(order: ListedOrder, json = false): string {
  return json ? JSON.stringify(order, null, 2) : toLine(order);
}

/** Null: unknown arguments, a flag of another action, or the same one twice. */
function readWords(words: string[]) {
  try {
    const args = parseArgs({ args: words, options, allowPositionals: true, tokens: true });
    const names = args.tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
    const allowed = ['json', ...(actionFlags[args.positionals[0] ?? 'list'] ?? [])];
    const isClear = new Set(names).size === names.length && names.every((name) => allowed.includes(name));
    return isClear ? args : null;
  } catch {
    return null;
  }
}

async function* asText(orders: AsyncIterable<ListedOrder>): AsyncGenerator<string> {
  for await (const order of orders) yield `${toLine(order)}\n`;
}

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
  const parcel = order.tracking ? `, ${order.fulfillment} by ${order.carrier} ${order.tracking}` : '';
  const attention = order.attention ? `  !! ${order.attention}` : '';
  return `${order.created_at.slice(0, 16)}  ${order.status.padEnd(8)}  ${formatCents(order.amount_total).padStart(11)}  ${order.session_id ?? '-'}  ${parts}${delivery}${parcel}${sentBy}${attention}`;
}
