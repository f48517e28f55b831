import type { OrderStatus } from '@shop/contracts/checkoutLimits';
import type { Database } from '../database/database';
import { columns, type OrderRow } from './order';

export type OrderFilter = {
  since?: Date | undefined;
  statuses?: OrderStatus[] | undefined;
  limit?: number | undefined;
};

/** Orders per statement: milliseconds each, however many there are. */
const PAGE_SIZE = 500;
/** Ids begin with the clock of the service that made them. */
const MAX_CLOCK_SKEW_MS = 24 * 60 * 60 * 1000;

/** $1: older than this id  $2: the oldest id  $3: since  $4: statuses or null. `last`: where the next page begins. */
const readPage = `
  with page as materialized (
    select ${columns} from orders where id < $1::text and id >= $2::text order by id desc limit ${PAGE_SIZE}
  )
  select scanned.last, page.*
  from (select min(id) as last from page) as scanned
    left join page on page.created_at >= $3::timestamptz
      and ($4::text[] is null or page.status = any ($4::text[]))
  order by page.id desc`;

/** Streams orders in pages by the primary key: ids grow with time. */
export async function* readOrders(
  { query }: Pick<Database, 'query'>,
  { since = new Date(0), statuses, limit = Number.POSITIVE_INFINITY }: OrderFilter,
): AsyncGenerator<OrderRow> {
  const oldest = oldestId(since);
  let left = limit;
  for (let before: string | null = AFTER_EVERY_ID; before !== null && left > 0; ) {
    const values: unknown[] = [before, oldest, since.toISOString(), statuses ?? null];
    type Found = OrderRow & { last: string | null };
    const found: Found[] = await query<Found>(readPage, values);
    for (const { last: _last, ...order } of found) {
      // A row without an order: none of the page matches.
      if (order.id === null || left === 0) continue;
      left -= 1;
      yield order;
    }
    before = found[0]?.last ?? null;
  }
}

const AFTER_EVERY_ID = 'ord_z';

function oldestId(since: Date): string {
  const milliseconds = Math.max(0, since.getTime() - MAX_CLOCK_SKEW_MS);
  return `ord_${milliseconds === 0 ? '' : milliseconds.toString(16).padStart(12, '0')}`;
}
