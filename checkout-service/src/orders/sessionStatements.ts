import { AMOUNTS_DIFFER, SESSION_UNKNOWN } from './chargeState';
import { ranks } from './order';

/*
 * One statement, therefore one transaction and one way to the database: the event's id is kept and the order moves, or
 * neither. `fresh` is empty for an event that is already kept, and then nothing moves.
 *
 * An order without a session is found by its own id: `coalesce` keeps the sessions' index out of that, for it also holds
 * every order as it was before it had one.
 *
 * $1 session id  $2 order id  $3 status  $4 rank  $5 currency  $6 livemode  $7 mode  $8 total  $9 shipping  $10 tax
 * $11 payment intent  $12 discount  $13 url  $14 paid at, null: now  $15 whether to notify  $16 event id  $17 event type
 */
const target = `
  target as (
    select id, rank,
      case when is_doubtful then 'review' else $3::text end as next_status,
      case when is_doubtful then ${ranks.review} else $4::integer end as next_rank
    from (
      select id, rank,
        $3::text = 'paid'
          and not (currency = $5::text and livemode = $6::boolean and $7::text = 'payment'
            and ($8::bigint - $10::bigint) = any (allowed_totals)) as is_doubtful
      from orders
      where session_id = $1::text or (id = $2::text and coalesce(session_id, '') = '')
      limit 1
    ) as candidate
  )`;

const fresh = `
  fresh as (
    insert into stripe_events (id, type)
    select $16::text, $17::text where exists (select from target)
    on conflict do nothing
    returning id
  )`;

const movesUp = 'o.rank < next_rank';
/** As the status, amounts change only with a higher rank. */
const isPayment = `${movesUp} and next_rank >= ${ranks.pending}`;

const moved = (condition: string, paidAt: string) => `
  moved as (
    update orders as o set
      session_id = coalesce(o.session_id, $1::text),
      session_url = coalesce(o.session_url, $13::text),
      status = case when ${movesUp} then next_status else o.status end,
      rank = greatest(o.rank, next_rank),
      amount_total = case when ${isPayment} then $8::bigint else o.amount_total end,
      tax_amount = case when ${isPayment} then $10::bigint else o.tax_amount end,
      shipping_amount = case when ${isPayment}
        then coalesce($9::bigint, o.shipping_amount, $8::bigint - $10::bigint - o.subtotal)
        else o.shipping_amount end,
      payment_intent = coalesce($11::text, o.payment_intent),
      discount_amount = case when ${isPayment} then $12::bigint else o.discount_amount end,
      attention = case when next_status = 'review' and ${movesUp} then '${AMOUNTS_DIFFER}'
        when ${movesUp} then nullif(o.attention, '${SESSION_UNKNOWN}') else o.attention end,
      concern = case when next_status = 'review' and ${movesUp} then '${AMOUNTS_DIFFER}' else o.concern end,
      paid_at = case when $4::integer >= ${ranks.paid} then ${paidAt} else o.paid_at end,
      updated_at = now()
    from target
    where o.id = target.id and ${condition}
    returning o.id, o.status, target.rank as rank_before
  )`;

const notified = `
  notified as (
    insert into notifications (id, type, order_id)
    select id || '.paid', 'order.paid', id from moved
    where $15::boolean and status = 'paid' and rank_before < ${ranks.review}
    on conflict (id) do nothing
  )`;

const answer = 'select target.id as order_id, (select status from moved) as status from target';

const PAID_FIRST = 'coalesce(o.paid_at, $14::timestamptz, now())';
/** A delayed payment's charge is days older than its money: this event wins. */
const PAID_BY_EVENT = `case when $17::text = 'checkout.session.async_payment_succeeded'
        then coalesce($14::timestamptz, o.paid_at, now()) else ${PAID_FIRST} end`;

export const updateBySession = `with ${target}, ${moved('true', PAID_FIRST)}, ${notified} ${answer}`;

/** `status` is null where the event was already stored. */
export const updateByEvent = `with ${target}, ${fresh}, ${moved('exists (select from fresh)', PAID_BY_EVENT)}, ${notified} ${answer}`;
