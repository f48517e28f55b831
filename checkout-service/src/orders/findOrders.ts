import type { Query } from '../database/database';
import { columns, type OrderRow, type SessionState } from './order';

export type Known = { sessionIds: Set<string>; orderIds: Set<string> };

/** In pages: those after the given id. */
export type OrderPage = { after: string; limit: number; livemode: boolean };

export async function findBySession(query: Query, sessionId: string): Promise<OrderRow | null> {
  const [order] = await query<OrderRow>(`select ${columns} from orders where session_id = $1`, [sessionId]);
  return order ?? null;
}

/** Without expired ones: their sessions may be paid after all. */
export async function findKnown(
  query: Query,
  sessions: Pick<SessionState, 'sessionId' | 'orderId'>[],
): Promise<Known> {
  const rows = await query<{ id: string; session_id: string | null }>(
    `select id, session_id from orders where session_id = any ($1::text[]) and status <> 'expired'
     union select id, session_id from orders where id = any ($2::text[]) and status <> 'expired'`,
    [sessions.map(({ sessionId }) => sessionId), sessions.map(({ orderId }) => orderId)],
  );
  return {
    sessionIds: new Set(rows.flatMap(({ session_id }) => session_id ?? [])),
    orderIds: new Set(rows.map(({ id }) => id)),
  };
}

export async function listUnfinished(
  query: Query,
  { after, limit, livemode }: OrderPage,
): Promise<OrderRow[]> {
  return query<OrderRow>(
    `select ${columns} from orders
     where status in ('creating', 'open', 'pending') and livemode = $3 and id > $1
     order by id limit $2`,
    [after, limit, livemode],
  );
}
