import type { Database } from '../database/database';
import type { OrderPage } from './findOrders';
import { columns, type OrderRow } from './order';

/** Orders with facts that are not saved at Stripe yet. */
export function createRecordStore({ query }: Pick<Database, 'query'>) {
  return {
    async listUnrecorded({ after, limit, livemode }: OrderPage): Promise<OrderRow[]> {
      return query<OrderRow>(
        `select ${columns} from orders where is_unrecorded and livemode = $3 and id > $1 order by id limit $2`,
        [after, limit, livemode],
      );
    },

    /** An order changed meanwhile stays unrecorded. */
    async markRecorded({ id, fulfillment, resolutions, forgotten_at }: OrderRow): Promise<void> {
      await query(
        `update orders set is_unrecorded = false
         where id = $1 and fulfillment is not distinct from $2::jsonb and resolutions = $3::jsonb
           and forgotten_at is not distinct from $4::timestamptz`,
        [id, fulfillment && JSON.stringify(fulfillment), JSON.stringify(resolutions), forgotten_at],
      );
    },
  };
}
