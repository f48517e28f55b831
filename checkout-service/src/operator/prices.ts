import * as z from 'zod/mini';
import type { Database } from '../database/database';
import { invalidRequest, unknownProduct } from '../domainErrors';
import { printable } from '../orders/changeOrder';

export type ListedPrice = {
  id: string;
  name: string;
  price: number;
  /** The published price, where an operator has set another. */
  catalogue_price: number;
  is_active: boolean;
  /** False: the catalogue no longer lists it, so it is not sold. */
  is_published: boolean;
};

const columns = 'id, name, price, catalogue_price, is_active, is_published';

const changeSchema = z.object({
  id: z.string().check(z.regex(printable)),
  price: z.optional(z.int().check(z.minimum(1), z.maximum(99_999_999))),
  is_active: z.optional(z.boolean()),
});

export async function listPrices({ query }: Database): Promise<ListedPrice[]> {
  return query<ListedPrice>(`select ${columns} from products order by position, id`);
}

/** Changes one product. Running services follow within seconds; no order is made with the old price. */
export async function changePrice({ transaction }: Database, body: unknown): Promise<ListedPrice> {
  const change = changeSchema.safeParse(body);
  if (!change.success) {
    throw invalidRequest(
      change.error.issues[0]?.path[0] === 'price'
        ? 'A price is a whole number of cents, from 1 to 99999999.'
        : 'A change names the id of a product, and a price in cents or is_active.',
    );
  }
  const { id, price, is_active } = change.data;
  const [row] = await transaction(async (query) => {
    // The lock order of seedProducts: the trigger of the products would lock the state last, a deadlock.
    await query('select 1 from catalogue_state for update');
    return query<ListedPrice>(
      `update products set price = coalesce($2::bigint, price), is_active = coalesce($3::boolean, is_active)
       where id = $1 returning ${columns}`,
      [id, price ?? null, is_active ?? null],
    );
  });
  if (!row) throw unknownProduct('There is no product with this id.');
  return row;
}
