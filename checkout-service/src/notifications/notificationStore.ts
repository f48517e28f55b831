import type { Database } from '../database/database';
import { columns, type OrderRow } from '../orders/order';

export type DueNotification = {
  id: string;
  type: string;
  order_id: string;
  created_at: Date;
  attempts: number;
};

export function createNotificationStore({ query }: Pick<Database, 'query'>) {
  return {
    /** Oldest first. */
    async listDue(limit: number): Promise<DueNotification[]> {
      return query<DueNotification>(
        `select id, type, order_id, created_at, attempts from notifications
         where dead_at is null and next_at <= now() order by next_at limit $1`,
        [limit],
      );
    },

    async findOrder(id: string): Promise<OrderRow | null> {
      const [order] = await query<OrderRow>(`select ${columns} from orders where id = $1`, [id]);
      return order ?? null;
    },

    async markDelivered(id: string): Promise<void> {
      await query('delete from notifications where id = $1', [id]);
    },

    /** `waitSeconds` null: no automatic retry. */
    async markFailed(id: string, waitSeconds: number | null): Promise<void> {
      await query(
        `update notifications set attempts = attempts + 1,
           next_at = now() + make_interval(secs => coalesce($2::double precision, 0)),
           dead_at = case when $2::double precision is null then now() end
         where id = $1`,
        [id, waitSeconds],
      );
    },
  };
}
