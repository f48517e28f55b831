import type { Database, Query } from '../database/database';

/** Orders a statement: milliseconds each. */
const PAGE_SIZE = 500;

/** $1: ids. Erases personal data and keeps the accounts (rule checkout.forgotten). */
const erase = `
  update orders set
    request_key = 'forgotten ' || id, request_hash = '', session_url = null, ref = null,
    fulfillment = fulfillment || '{"tracking": null}',
    resolutions = (select coalesce(jsonb_agg(one || '{"note": "", "by": ""}'), '[]') from jsonb_array_elements(resolutions) as one),
    forgotten_at = coalesce(forgotten_at, date_trunc('milliseconds', now())), is_unrecorded = payment_intent is not null, updated_at = now()
  where id = any ($1::text[]) and status not in ('creating', 'open', 'pending')`;

/** Skips orders that may still be paid. */
export async function forgetOrders(query: Query, ids: string[]): Promise<void> {
  await query(erase, [ids]);
}

export async function forgetOldOrders({ query }: Pick<Database, 'query'>, days: number): Promise<void> {
  for (let isMore = true; isMore; ) {
    const page = await query<{ id: string }>(
      `select id from orders
       where forgotten_at is null and status not in ('creating', 'open', 'pending')
         and created_at < now() - make_interval(days => $1::bigint::integer)
         and id < 'ord_' || lpad(to_hex((extract(epoch from now()) * 1000)::bigint - $1::bigint * 86400000), 12, '0')
       order by id limit ${PAGE_SIZE}`,
      [days],
    );
    await forgetOrders(
      query,
      page.map(({ id }) => id),
    );
    isMore = page.length === PAGE_SIZE;
  }
}
