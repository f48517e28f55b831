import * as z from 'zod/mini';
import type { Database, Query } from '../database/database';
import { conflict, invalidRequest, unknownOrder } from '../domainErrors';
import { deriveStatus } from './chargeState';
import { forgetOrders } from './forgetOrders';
import { diffNotifications, notify } from './notifications';
import { columns, type Fulfillment, type OrderRow, ranks } from './order';

/** PostgreSQL stores neither NUL nor half a surrogate pair; JSON writes control characters six times as long. */
export const printable = /^[^\p{Cc}\p{Cs}]*$/u;
const printableLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

const text = (length: number, pattern = printable) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(length), z.regex(pattern));
/** A session's id, or the order's own. */
const session = text(255);
const by = text(60);

const changeSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('ship'), session, by, carrier: text(60), tracking: text(100) }),
  z.object({ action: z.enum(['pack', 'deliver', 'return']), session, by }),
  z.object({ action: z.literal('forget'), session, by }),
  z.object({ action: z.literal('resolve'), session, by, note: text(300, printableLines) }),
]);
export type OrderChange = z.infer<typeof changeSchema>;

/** @throws DomainError with a sentence for the operator */
export function readChange(body: unknown): OrderChange {
  const change = changeSchema.safeParse(body);
  if (change.success) return change.data;
  const name = change.error.issues[0]?.path.join('.') || 'action';
  throw invalidRequest(`A change of an order needs a valid ${name}.`);
}

/** Applies an operator's change to one order. @throws DomainError where the order's state forbids it */
export async function changeOrder(
  { transaction }: Pick<Database, 'transaction'>,
  change: OrderChange,
  { isNotifying, now = new Date() }: { isNotifying: boolean; now?: Date },
): Promise<OrderRow> {
  return transaction(async (tx) => {
    const [order] = await tx<OrderRow>(
      `select ${columns} from orders where session_id = $1 or id = $1 for update`,
      [change.session],
    );
    if (!order) throw unknownOrder();
    if (change.action === 'forget') return forget(tx, order);
    const changed = { ...order, ...applyChange(order, change, now.toISOString()) };
    await tx(
      `update orders set status = $2, rank = $3, attention = $4, resolutions = $5::jsonb, fulfillment = $6::jsonb,
         is_unrecorded = payment_intent is not null, updated_at = now()
       where id = $1`,
      [
        order.id,
        changed.status,
        ranks[changed.status],
        changed.attention,
        JSON.stringify(changed.resolutions),
        changed.fulfillment && JSON.stringify(changed.fulfillment),
      ],
    );
    if (isNotifying) await notify(tx, diffNotifications(order, changed));
    return changed;
  });
}

async function forget(tx: Query, { id, status }: OrderRow): Promise<OrderRow> {
  if (ranks[status] <= ranks.open || status === 'pending') {
    throw conflict(`This order is ${status}: somebody may still pay for it.`);
  }
  await forgetOrders(tx, [id]);
  const [forgotten] = await tx<OrderRow>(`select ${columns} from orders where id = $1`, [id]);
  if (!forgotten) throw unknownOrder();
  return forgotten;
}

type Applied = Exclude<OrderChange, { action: 'forget' }>;

function applyChange(order: OrderRow, change: Applied, at: string): Partial<OrderRow> {
  if (change.action === 'resolve') return resolve(order, change.note, change.by, at);
  demandPaid(order, change.action);
  const parcel = order.fulfillment ?? unsent;
  switch (change.action) {
    case 'pack':
      return { fulfillment: { ...parcel, state: 'packed' } };
    case 'ship': {
      const { carrier, tracking } = change;
      return { fulfillment: { ...parcel, state: 'shipped', carrier, tracking, shipped_at: at } };
    }
    case 'deliver':
      return { fulfillment: { ...parcel, state: 'delivered', delivered_at: at } };
    case 'return':
      return { fulfillment: { ...parcel, state: 'returned' } };
  }
}

const unsent: Fulfillment = {
  state: 'packed',
  carrier: null,
  tracking: null,
  shipped_at: null,
  delivered_at: null,
};

type Step = Exclude<Applied['action'], 'resolve'>;

/** Parcel states from which a step is allowed; null: none yet. Shipping again corrects the tracking. */
const before: Record<Step, (Fulfillment['state'] | null)[]> = {
  pack: [null, 'packed'],
  ship: [null, 'packed', 'shipped'],
  deliver: ['shipped', 'delivered'],
  return: ['shipped', 'delivered', 'returned'],
};

function demandPaid({ status, fulfillment, forgotten_at }: OrderRow, step: Step): void {
  if (forgotten_at) throw conflict('This order is forgotten.');
  if (status === 'review') throw conflict('This order is in review. Resolve it first.');
  const isOnItsWay = step === 'deliver' || step === 'return';
  if (!isOnItsWay && status !== 'paid') throw conflict(`Only a paid order is sent; this one is ${status}.`);
  const state = fulfillment?.state ?? null;
  if (before[step].includes(state)) return;
  throw conflict(`Cannot ${step} an order that is ${state ?? 'not sent yet'}.`);
}

function resolve(order: OrderRow, note: string, by: string, at: string): Partial<OrderRow> {
  const { attention } = order;
  if (attention === null) throw conflict('Nothing of this order wants attention.');
  const said = order.forgotten_at ? { note: '', by: '' } : { note, by };
  const resolutions = [...order.resolutions, { attention, ...said, at }];
  return { resolutions, ...deriveStatus({ ...order, resolutions }) };
}
