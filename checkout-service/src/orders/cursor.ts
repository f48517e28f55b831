import type { Query } from '../database/database';

/** Seconds; a cursor further ahead than that is of a clock that was wrong. */
const MAX_AHEAD = 300;

/** Until when the sessions of Stripe were read. `now` is the database's clock, which all services share. */
export async function readCursor(query: Query): Promise<{ seenUntil: Date; now: Date }> {
  const [row] = await query<{ sessions_seen_until: number; now: Date }>(
    `select case when sessions_seen_until < extract(epoch from now()) + ${MAX_AHEAD} then sessions_seen_until else 0 end
       as sessions_seen_until, now() as now
     from reconciliation`,
  );
  return { seenUntil: new Date((row?.sessions_seen_until ?? 0) * 1000), now: row?.now ?? new Date() };
}

/** Moves forward only, but from a time that has not come. */
export async function moveCursor(query: Query, until: Date): Promise<void> {
  await query(
    `update reconciliation set sessions_seen_until = case when sessions_seen_until < $1::bigint + ${MAX_AHEAD}
       then greatest(sessions_seen_until, $1::bigint) else $1::bigint end`,
    [Math.floor(until.getTime() / 1000)],
  );
}
