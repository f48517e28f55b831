import type { OrderStatus } from '@shop/contracts/checkoutLimits';
import type { Database } from '../database/database';

/** Few rows with partial indexes: counting does not depend on the number of orders. */
const UNFINISHED = ['creating', 'open', 'pending'] satisfies OrderStatus[];

const countUnfinished = `select status as state, count(*)::integer as number from orders
  where status in ('creating', 'open', 'pending') group by status`;
const countAttention = 'select count(*)::integer as number from orders where attention is not null';
const countNotifications = `select count(*) filter (where dead_at is null)::integer as waiting,
    count(dead_at)::integer as dead from notifications`;
/** Before the first reconciliation, the age counts from the first migration. */
const readAge = `select extract(epoch from now() - case when sessions_seen_until > 0
    then to_timestamp(sessions_seen_until) else (select min(applied_at) from schema_migrations) end
  )::double precision as seconds from reconciliation`;

type OrderCounts = {
  states: Record<string, number>;
  notifications: { waiting: number; dead: number };
  reconciledAgo: number;
};

export async function countOrders({ query }: Pick<Database, 'query'>): Promise<OrderCounts> {
  const unfinished = await query<{ state: string; number: number }>(countUnfinished, []);
  const [attention] = await query<{ number: number }>(countAttention, []);
  const [notifications = { waiting: 0, dead: 0 }] = await query<OrderCounts['notifications']>(
    countNotifications,
    [],
  );
  const [age] = await query<{ seconds: number }>(readAge, []);
  const states = Object.fromEntries(UNFINISHED.map((state) => [state, 0]));
  for (const { state, number } of unfinished) states[state] = number;
  return {
    states: { ...states, attention: attention?.number ?? 0 },
    notifications,
    reconciledAgo: Math.max(0, age?.seconds ?? Number.NaN),
  };
}
