import { ranks } from './order';

/** $1: new orders as a JSON array. Returns the written ids; one fixed order avoids deadlocks. */
export const insertOrders = `
  insert into orders (id, request_key, request_hash, status, rank, livemode, currency, lines, subtotal, promo_code, ref,
    shipping_options, allowed_totals, amount_total, buy_now)
  select id, request_key, request_hash, 'creating', ${ranks.creating}, livemode, currency, lines, subtotal, promo_code, ref,
    shipping_options, allowed_totals, amount_total, buy_now
  from jsonb_to_recordset($1::jsonb) as draft (id text, request_key text, request_hash text, livemode boolean,
    currency text, lines jsonb, subtotal bigint, promo_code text, ref text, shipping_options jsonb, allowed_totals bigint[],
    amount_total bigint, buy_now boolean, catalogue_version bigint)
  where catalogue_version = (select version from catalogue_state)
  order by request_key
  on conflict (request_key) do nothing
  returning id`;

/**
 * $1 to $4: ids of orders, ids and addresses of sessions, totals in cents; $5: their number.
 * The limit makes the prepared plan look up each order by id instead of scanning all.
 */
export const attachSessions = `
  update orders set
    session_id = made.session_id,
    session_url = made.url,
    status = case when rank < ${ranks.open} then 'open' else status end,
    rank = greatest(rank, ${ranks.open}),
    amount_total = case when rank <= ${ranks.open} then made.total else amount_total end,
    allowed_totals = case when made.total = any (allowed_totals) then allowed_totals
      else array_append(allowed_totals, made.total) end,
    updated_at = now()
  from (select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) limit $5)
    as made (id, session_id, url, total)
  where orders.id = made.id
    and (orders.session_id is null or orders.session_id = made.session_id or rank <= ${ranks.open})`;
