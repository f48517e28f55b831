import type { Database, Query } from '../database/database';

/** Orders a statement: it takes milliseconds. */
const PAGE = 500;

/**
 * $1: ids. Erases what is personal and keeps the accounts (rule checkout.forgotten): lines, amounts and the numbers of the payment stay. The order
 * is marked, so that nothing brings it back and no page shows it.
 */
const erase = `
  update orders set
    request_key = 'forgotten ' || id, request_hash = '', session_url = null, ref = null,
    fulfillment = fulfillment || '{"tracking": null}',
    resolutions = (select coalesce(jsonb_agg(one || '{"note": "", "by": ""}'), '[]') from jsonb_array_elements(resolutions) as one),
    forgotten_at = date_trunc('milliseconds', now()), is_unrecorded = payment_intent is not null, updated_at = now()
  where id = any ($1::text[]) and forgotten_at is null and status not in ('creating', 'open', 'pending')`;

/** Erases the personal part of these orders, unless somebody may still pay for them. */
export async function forgetOrders(query: Query, ids: string[]): Promise<void> {
  await query(erase, [ids]);
}

/** The same for every order that is older than so many days. */
export async function forgetOldOrders({ query }: Pick<Database, 'query'>, days: number): Promise<void> {
  for (let isMore = true; isMore; ) {
    const page = await query<{ id: string }>(
      `select id from orders
       where id > (select forgotten_until from reconciliation)
         and created_at < now() - make_interval(days => $1::bigint::integer)
         and id < 'ord_' || lpad(to_hex((extract(epoch from now()) * 1000)::bigint - $1::bigint * 86400000), 12, '0')
       order by id limit ${PAGE}`,
      [days],
    );
    const last = page.at(-1);
    if (!last) return;
    await forgetOrders(
      query,
      page.map(({ id }) => id),
    );
    await query('update reconciliation set forgotten_until = $1', [last.id]);
    isMore = page.length === PAGE;
  }
}
