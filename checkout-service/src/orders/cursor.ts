import type { Query } from '../database/database';

/** Until when the sessions of Stripe were read. `now` is the database's clock, which all services share. */
export async function readCursor(query: Query): Promise<{ seenUntil: Date; now: Date }> {
  const [row] = await query<{ sessions_seen_until: number; now: Date }>(
    'select sessions_seen_until, now() as now from reconciliation',
  );
  return { seenUntil: new Date((row?.sessions_seen_until ?? 0) * 1000), now: row?.now ?? new Date() };
}

/** Moves forward only. */
export async function moveCursor(query: Query, until: Date): Promise<void> {
  await query('update reconciliation set sessions_seen_until = greatest(sessions_seen_until, $1)', [
    Math.floor(until.getTime() / 1000),
  ]);
}
